'use client'

import { Plus } from 'lucide-react'
import { createNewBusiness } from '@/components/shared/business/switch-business'
import { useBusinessSwitch } from '@/components/shared/business/business-switch-store'
import { Button } from '@/components/ui/button'

export const NewBusinessButton = () => (
  <Button loading={useBusinessSwitch() === 'new'} onClick={createNewBusiness}>
    <Plus aria-hidden="true" />
    New business
  </Button>
)

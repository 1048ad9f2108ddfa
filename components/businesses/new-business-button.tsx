'use client'

import { Plus } from 'lucide-react'
import { startBusiness } from '@/components/shared/business/switching'
import { useSwitching } from '@/components/shared/business/use-switching'
import { Button } from '@/components/ui/button'

export const NewBusinessButton = () => (
  <Button loading={useSwitching() === 'new'} onClick={startBusiness}>
    <Plus aria-hidden="true" />
    New business
  </Button>
)

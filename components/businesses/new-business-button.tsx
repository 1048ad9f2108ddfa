'use client'

import { Plus } from 'lucide-react'
import { startBusiness, useSwitching } from '@/components/shared/business/switching'
import { Button } from '@/components/ui/button'

export const NewBusinessButton = () => (
  <Button loading={useSwitching() === 'new'} onClick={startBusiness}>
    <Plus aria-hidden="true" />
    New business
  </Button>
)

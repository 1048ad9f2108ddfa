'use client'

import { Plus } from 'lucide-react'
import {
  createNewBusiness,
  switchToBusiness,
  useBusinessSwitch,
} from '@/components/shared/business/switch-business'
import { Button } from '@/components/ui/button'

export const NewBusinessButton = () => (
  <Button loading={useBusinessSwitch() === 'new'} onClick={createNewBusiness}>
    <Plus aria-hidden="true" />
    New business
  </Button>
)

interface OpenBusinessButtonProps {
  business: { id: number; name: string }
  isOnboarded: boolean
}

/** Opens a business, or its onboarding. */
export function OpenBusinessButton({ business, isOnboarded }: OpenBusinessButtonProps) {
  const label = isOnboarded ? 'Open' : 'Set up'
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`${label} ${business.name}`}
      loading={useBusinessSwitch() === business.id}
      onClick={() => switchToBusiness(business)}
    >
      {label}
    </Button>
  )
}

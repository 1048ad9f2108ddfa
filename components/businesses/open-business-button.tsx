'use client'

import { switchToBusiness } from '@/components/shared/business/switch-business'
import { useBusinessSwitch } from '@/components/shared/business/business-switch-store'
import { Button } from '@/components/ui/button'

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

'use client'

import { Plus } from 'lucide-react'
import { useBusinessSwitch, useSwitchBusiness } from '@/components/shared/business/switch-business'
import { Button } from '@/components/ui/button'

export const NewBusinessButton = ({ label }: { label: string }) => (
  <Button loading={useBusinessSwitch() === 'new'} onClick={useSwitchBusiness().createNewBusiness}>
    <Plus aria-hidden="true" />
    {label}
  </Button>
)

interface OpenBusinessButtonProps {
  business: { id: number; name: string }
  label: string
  /** Accessible name, which contains the business's. */
  name: string
}

/** Opens a business, or its onboarding. */
export function OpenBusinessButton({ business, label, name }: OpenBusinessButtonProps) {
  const { switchToBusiness } = useSwitchBusiness()
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={name}
      loading={useBusinessSwitch() === business.id}
      onClick={() => switchToBusiness(business)}
    >
      {label}
    </Button>
  )
}

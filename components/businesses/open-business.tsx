'use client'

import { switchTo } from '@/components/shared/business/switching'
import { useSwitching } from '@/components/shared/business/use-switching'
import { Button } from '@/components/ui/button'

interface OpenBusinessProps {
  business: { id: number; name: string }
  isOnboarded: boolean
}

/** Goes on in a business, or to what is left to set up there. */
export function OpenBusiness({ business, isOnboarded }: OpenBusinessProps) {
  const label = isOnboarded ? 'Open' : 'Set up'
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`${label} ${business.name}`}
      loading={useSwitching() === business.id}
      onClick={() => switchTo(business)}
    >
      {label}
    </Button>
  )
}

'use client'

import { useState, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '@/components/shared/icon-button'
import { getSetupCookie } from '@/lib/reports/dashboard/setup-steps'

const YEAR = 365 * 24 * 60 * 60

interface DismissibleSetupProps {
  businessId: number
  /** Accessible name of the button. */
  label: string
  children: ReactNode
}

/** Adds the button that dismisses the set-up card, in this browser. */
export function DismissibleSetup({ businessId, label, children }: DismissibleSetupProps) {
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed) return null
  const dismiss = () => {
    document.cookie = `${getSetupCookie(businessId)}=dismissed; path=/; max-age=${YEAR}; samesite=lax`
    setDismissed(true)
    // The button is gone, and the focus would be lost.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <div className="relative">
      {children}
      <IconButton
        label={label}
        variant="ghost"
        size="icon-sm"
        className="absolute top-2.5 right-2.5 sm:right-3.5"
        onClick={dismiss}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}

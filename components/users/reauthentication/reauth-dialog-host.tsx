'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { onReauthenticationRequired } from '@/lib/platform/http/api-client'

const ReauthDialog = lazy(() => import('./reauth-dialog'))

/** Resolves the pending request: true if the user reauthenticated. */
type PendingRequest = (isConfirmed: boolean) => void

/**
 * Asks for reauthentication before bank details, mail or two-step sign-in are changed, unless done a few minutes ago.
 */
export function ReauthDialogHost() {
  const [pending, setPending] = useState<PendingRequest | null>(null)
  useEffect(() => onReauthenticationRequired(() => new Promise((resolve) => setPending(() => resolve))), [])
  if (!pending) return null
  const end = (isConfirmed: boolean) => {
    setPending(null)
    pending(isConfirmed)
  }
  return (
    <Suspense>
      <ReauthDialog onClose={end} />
    </Suspense>
  )
}

'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { onReauthenticationRequired } from '@/lib/platform/http/api-client'

const ReauthDialog = lazy(() => import('./reauth-dialog'))

/** Resolves the pending request: true if the user reauthenticated. */
type Waiting = (given: boolean) => void

/**
 * Asks for reauthentication before bank details, mail or two-step sign-in are changed, unless done a few minutes ago.
 */
export function ReauthDialogHost() {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  useEffect(() => onReauthenticationRequired(() => new Promise((resolve) => setWaiting(() => resolve))), [])
  if (!waiting) return null
  const end = (given: boolean) => {
    setWaiting(null)
    waiting(given)
  }
  return (
    <Suspense>
      <ReauthDialog onEnd={end} />
    </Suspense>
  )
}

'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { onReauthenticationRequired } from '@/lib/platform/http/api-client'

const ReauthDialog = lazy(() => import('./reauth-dialog'))

/** Who waits for the proof: told whether it was given. */
type Waiting = (given: boolean) => void

/** Asks whoever changes bank details, mail or two-step sign-in who they are, when that is longer ago than some minutes. */
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

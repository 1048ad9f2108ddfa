'use client'

import { useEffect } from 'react'
import type { logOut } from '@/lib/api/definitions/auth'
import { callApi } from '@/lib/platform/http/api-client'

/**
 * Removes the cookie of a session ended elsewhere, so that the other signed-out screens are available again. Renders
 * nothing.
 */
export function EndedSessionCleanup() {
  useEffect(() => {
    callApi<typeof logOut>({ method: 'POST', path: '/api/auth/logout' }).catch(() => undefined)
  }, [])
  return null
}

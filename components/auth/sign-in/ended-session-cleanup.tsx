'use client'

import { useEffect } from 'react'
import { apiFetch } from '@/lib/platform/http/api-client'

/**
 * Removes the cookie of a session ended elsewhere, so that the other signed-out screens are available again. Renders
 * nothing.
 */
export function EndedSessionCleanup() {
  useEffect(() => {
    apiFetch('/api/auth/logout', { method: 'POST' }).catch(() => undefined)
  }, [])
  return null
}

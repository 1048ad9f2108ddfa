'use client'

import { useEffect } from 'react'
import { apiFetch } from '@/lib/platform/http/api-client'

/** Removes the cookie of a session that was ended elsewhere, so that the other screens for visitors open again. Shows nothing. */
export function EndedSessionCleanup() {
  useEffect(() => {
    apiFetch('/api/auth/logout', { method: 'POST' }).catch(() => undefined)
  }, [])
  return null
}

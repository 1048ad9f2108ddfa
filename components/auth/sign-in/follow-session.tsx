'use client'

import { useEffect } from 'react'
import { onSessionChange } from '@/components/shared/browser/session-channel'
import { loadPage } from '@/components/shared/browser/load-page'
import { apiFetch } from '@/lib/platform/http/client'

/**
 * Follows another tab that signs in. When the session of this browser was ended elsewhere, takes back the cookie that
 * still names it, so that the other screens for visitors open again. Shows nothing.
 */
export function FollowSession({ hasEnded }: { hasEnded: boolean }) {
  useEffect(() => {
    if (hasEnded) apiFetch('/api/auth/logout', { method: 'POST' }).catch(() => undefined)
  }, [hasEnded])
  useEffect(() => onSessionChange((message) => message === 'signed-in' && loadPage('/')), [])
  return null
}

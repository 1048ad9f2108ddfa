'use client'

import { useEffect } from 'react'
import { knownSession, type KnownSession } from '@/components/shared/browser/session-memory'
import { SESSION_MAX_AGE } from '@/lib/identity/rules/paths'

interface SessionKeeperProps extends KnownSession {
  email: string
  /** Whether the cookie says something else about the user than the database. */
  isStale: boolean
}

/** Milliseconds from one look at the clock to the next. */
export const TICK = 30_000
/** Seconds of its life after which a session is renewed, long before it runs out: whoever comes back within 30 days stays in. */
const RENEW_AFTER = 24 * 60 * 60
/** The clocks of two answers about one cookie may differ by this many seconds. */
const TOLERANCE = 60

/** Tells the server about every new session, and renews it before it runs out while the app is open. Shows nothing. */
export function SessionKeeper({ userId, email, expiresAt, isStale }: SessionKeeperProps) {
  useEffect(() => {
    let isBusy = false
    let mustSync = isStale || !isKnown({ userId, expiresAt })

    const tick = async () => {
      if (isBusy || document.hidden || !(mustSync || isDue(latest({ userId, expiresAt })))) return
      isBusy = true
      try {
        const { renewSession } = await import('./renew-session')
        mustSync = !(await renewSession(userId, email)) && mustSync
      } catch {
        // It did not come over the line: the next look tries again.
      } finally {
        isBusy = false
      }
    }
    void tick()
    const timer = setInterval(tick, TICK)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [userId, email, expiresAt, isStale])

  return null
}

/** Whether the server was told about this session, by any tab. */
function isKnown({ userId, expiresAt }: KnownSession): boolean {
  const known = knownSession()
  return known?.userId === userId && known.expiresAt >= expiresAt - TOLERANCE
}

/** When the cookie runs out, as far as any tab has heard. */
function latest({ userId, expiresAt }: KnownSession): number {
  const known = knownSession()
  return known?.userId === userId ? Math.max(known.expiresAt, expiresAt) : expiresAt
}

const isDue = (expiresAt: number): boolean => expiresAt - Date.now() / 1000 <= SESSION_MAX_AGE - RENEW_AFTER

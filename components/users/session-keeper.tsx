'use client'

import { useEffect } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import { knownSession, rememberSession, type KnownSession } from '@/components/shared/browser/session-memory'
import { SESSION_MAX_AGE, sessionEndedPath } from '@/lib/identity/rules/paths'
import { ApiError, apiFetch } from '@/lib/platform/http/client'

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
const RETRIES = 5

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Posts the session, which renews it. Tries again after 200 ms, doubling; an answer below 500 is final. */
async function sync(userId: number, email: string): Promise<{ expiresAt: number }> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await apiFetch('/api/auth/sync-session', { method: 'POST', body: { userId, email } })
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status > 0 && error.status < 500
      if (isFinal || attempt >= RETRIES) throw error
      await sleep(200 * 2 ** attempt)
    }
  }
}

/** Tells the server about every new session, and renews it before it runs out while the app is open. Shows nothing. */
export function SessionKeeper({ userId, email, expiresAt, isStale }: SessionKeeperProps) {
  useEffect(() => {
    let isBusy = false
    let mustSync = isStale || !isKnown({ userId, expiresAt })

    const tick = async () => {
      if (isBusy || document.hidden || !(mustSync || isDue(latest({ userId, expiresAt })))) return
      isBusy = true
      try {
        const renewed = await sync(userId, email)
        rememberSession({ userId, expiresAt: renewed.expiresAt })
        mustSync = false
      } catch (error) {
        // The session is over, or somebody else's: what is on the screen is not theirs to see.
        if (error instanceof ApiError && [401, 403].includes(error.status)) {
          rememberSession(null)
          loadPage(sessionEndedPath(location.pathname + location.search))
        }
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

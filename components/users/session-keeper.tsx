'use client'

import { useEffect, useRef } from 'react'
import { loadPage } from '@/components/shared/load-page'
import { SESSION_ENDED_PATH, SESSION_MAX_AGE } from '@/lib/auth/paths'
import { ApiError, apiFetch } from '@/lib/http/client'

interface SessionKeeperProps {
  userId: number
  email: string
  /** When the cookie runs out, in seconds since the epoch. */
  expiresAt: number
  /** Whether the cookie says something else about the user than the database. */
  isStale: boolean
}

/** Seconds of its life after which a session is renewed: at most once a day. */
const RENEW_AFTER = 24 * 60 * 60
const CHECK_EVERY = 60 * 60 * 1000
const RETRIES = 5

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Tries again after 200 ms, doubling, as long as it may help; an answer below 500 is final. */
async function renew(userId: number, email: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return void (await apiFetch('/api/auth/sync-session', { method: 'POST', body: { userId, email } }))
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status > 0 && error.status < 500
      if (isFinal || attempt >= RETRIES) throw error
      await sleep(200 * 2 ** attempt)
    }
  }
}

/** Renews the session before it runs out, while the app is open. Shows nothing. */
export function SessionKeeper({ userId, email, expiresAt, isStale }: SessionKeeperProps) {
  const renewedUntil = useRef(isStale ? 0 : expiresAt)

  useEffect(() => {
    let isRenewing = false
    const check = async () => {
      const age = SESSION_MAX_AGE - (renewedUntil.current - Date.now() / 1000)
      if (age < RENEW_AFTER || isRenewing || document.hidden) return
      isRenewing = true
      try {
        await renew(userId, email)
        renewedUntil.current = Date.now() / 1000 + SESSION_MAX_AGE
      } catch (error) {
        // The session is over, or somebody else's: what is on the screen is not theirs to see.
        if (error instanceof ApiError && [401, 403].includes(error.status)) loadPage(SESSION_ENDED_PATH)
      } finally {
        isRenewing = false
      }
    }
    void check()
    const timer = setInterval(check, CHECK_EVERY)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [userId, email])

  return null
}

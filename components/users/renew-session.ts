import { loadPage } from '@/components/shared/browser/load-page'
import { rememberSession } from '@/components/shared/browser/session-memory'
import { sessionEndedPath } from '@/lib/identity/rules/paths'
import { ApiError, apiFetch } from '@/lib/platform/http/client'

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

/** Renews the session of this browser, and answers whether that was done. One that is over leads to where one signs in. */
export async function renewSession(userId: number, email: string): Promise<boolean> {
  try {
    const { expiresAt } = await sync(userId, email)
    rememberSession({ userId, expiresAt })
    return true
  } catch (error) {
    // The session is over, or somebody else's: what is on the screen is not theirs to see.
    if (error instanceof ApiError && [401, 403].includes(error.status)) {
      rememberSession(null)
      loadPage(sessionEndedPath(location.pathname + location.search))
    }
    return false
  }
}

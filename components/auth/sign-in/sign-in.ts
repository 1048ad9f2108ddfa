import { UNEXPECTED } from '@/lib/identity/rules/messages'
import { ApiError, apiFetch } from '@/lib/platform/http/client'
import { logFailure } from '@/lib/platform/http/log-failure'

/**
 * Sends values to next-auth and answers the address it wants the browser at. A refused sign-in is an answer too: 401
 * with the address of the error page.
 */
async function post(action: string, values: Record<string, string>): Promise<URL> {
  const { csrfToken } = await apiFetch<{ csrfToken: string }>('/api/auth/csrf', { fallback: UNEXPECTED })
  const path = `/api/auth/${action}`
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...values, csrfToken, json: 'true' }),
  })
  const { url, message } = (await response.json().catch(() => ({}))) as { url?: string; message?: string }
  if (!url) {
    logFailure('POST', path, response)
    throw new ApiError(response.status, message || UNEXPECTED)
  }
  return new URL(url, window.location.href)
}

/** Signs in with a password, and with a code where one is asked for. Answers null, or the code of what is wrong. */
export const signInWithPassword = (email: string, password: string, code?: string): Promise<string | null> =>
  signIn({ email, password, ...(code && { code }) })

/** Does the second step of somebody whom Google let through the first. Answers null, or the code of what is wrong. */
export const signInWithCode = (code: string): Promise<string | null> => signIn({ code })

async function signIn(credentials: Record<string, string>): Promise<string | null> {
  const url = await post('callback/credentials', { ...credentials, callbackUrl: '/' })
  // Back at a sign-in address without an error: the cookie of the first call did not come back.
  return url.searchParams.get('error') ?? (url.searchParams.has('csrf') ? 'Default' : null)
}

/** Where Google asks whether the user wants to sign in. */
export async function googleSignInAddress(callbackUrl: string): Promise<string> {
  const url = await post('signin/google', { callbackUrl })
  if (url.searchParams.has('error')) throw new ApiError(502, UNEXPECTED)
  return url.href
}

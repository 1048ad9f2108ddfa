import { ApiError } from '@/lib/platform/http/api-client'
import { getConnectionTexts } from '@/lib/platform/http/connection-texts'
import { logFailure } from '@/lib/platform/http/log-failure'

/** Credentials of a sign-in. After Google only a code. */
export interface Credentials {
  email?: string
  password?: string
  code?: string
}

/**
 * Signs in. Returns null, or an error code. Throws ApiError if the server could not check the credentials, with the
 * message that `describe` returns for the code.
 */
export async function signInWithCredentials(
  credentials: Credentials,
  describe: (code: string) => string,
): Promise<string | null> {
  const { signIn } = await loadReachable()
  const result = await signIn('credentials', { ...credentials, redirect: false })
  if (!result) throw new ApiError(0, '')
  const { error, status, url } = result
  if (error && (status === 429 || status >= 500)) {
    logFailure('POST', '/api/auth/callback/credentials', { status, statusText: '', headers: new Headers() })
    throw new ApiError(status, describe(error))
  }
  if (error) return error
  // Redirected to a sign-in page without an error because the CSRF cookie was missing.
  return url && new URL(url).searchParams.has('csrf') ? 'Default' : null
}

/** Redirects to Google, which returns to a path on this origin. */
export async function signInWithGoogle(callbackUrl: string): Promise<void> {
  const { signIn } = await loadReachable()
  await signIn('google', { callbackUrl })
}

/**
 * Loads next-auth's client. Throws ApiError if offline, because `signIn` would then leave the page and lose the input.
 */
async function loadReachable() {
  const client = await import('next-auth/react').catch(() => null)
  if (!client || !(await client.getProviders())) throw new ApiError(0, getConnectionTexts().offline)
  return client
}

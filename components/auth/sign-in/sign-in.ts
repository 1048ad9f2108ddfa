import { describeSignInError, UNEXPECTED_ERROR } from '@/lib/auth/rules/messages'
import { ApiError, OFFLINE } from '@/lib/platform/http/api-client'
import { logFailure } from '@/lib/platform/http/log-failure'

/** What somebody signs in with. After Google it is a code alone. */
export interface Credentials {
  email?: string
  password?: string
  code?: string
}

/** Signs in. Returns null, or the code of what is wrong. Throws ApiError where the server could not check it. */
export async function signInWithCredentials(credentials: Credentials): Promise<string | null> {
  const { signIn } = await loadReachable()
  const result = await signIn('credentials', { ...credentials, redirect: false })
  if (!result) throw new ApiError(0, UNEXPECTED_ERROR)
  const { error, status, url } = result
  if (error && (status === 429 || status >= 500)) {
    logFailure('POST', '/api/auth/callback/credentials', { status, statusText: '', headers: new Headers() })
    throw new ApiError(status, describeSignInError(error).message)
  }
  if (error) return error
  // Sent back to a sign-in page without an error: the cookie with the form's token did not come back.
  return url && new URL(url).searchParams.has('csrf') ? 'Default' : null
}

/** Leaves for Google, and comes back to a path of this origin. */
export async function signInWithGoogle(callbackUrl: string): Promise<void> {
  const { signIn } = await loadReachable()
  await signIn('google', { callbackUrl })
}

/** Loads next-auth's client. Throws ApiError without a connection, where `signIn` would leave the page and lose what was typed. */
async function loadReachable() {
  const client = await import('next-auth/react').catch(() => null)
  if (!client || !(await client.getProviders())) throw new ApiError(0, OFFLINE)
  return client
}

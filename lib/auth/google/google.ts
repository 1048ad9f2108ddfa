import 'server-only'
import { cookies } from 'next/headers'
import { env } from '@/lib/platform/env'
import type { UserId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { toSafeReturnPath, getCookiePrefix } from '@/lib/auth/rules/paths'
import { decrypt, encrypt } from '@/lib/platform/crypto/encryption'
import { hasSecondStep } from '@/lib/auth/credentials/second-step'

/** True if sign-in with Google is configured. */
export const isGoogleConfigured = (): boolean => Boolean(env().GOOGLE_CLIENT_ID && env().GOOGLE_CLIENT_SECRET)

/** Identity confirmed by Google, before the second step. */
interface GoogleStep {
  userId: UserId
  email: string
}

const COOKIE_NAME = 'google-step'
const ENCRYPTION_PURPOSE = 'google-step'
const PATH = '/api/auth'
/** Seconds until the second step must be done. */
const MAX_AGE = 10 * 60

/**
 * Sets an encrypted cookie with the user's identity and returns the URL of the second step; null if the account has
 * none. The cookie alone gives no access.
 */
export async function findSecondStepUrl(userId: UserId): Promise<string | null> {
  if (!(await hasSecondStep(userId))) return null
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const jar = await cookies()
  jar.set(
    getCookieName(),
    encrypt(ENCRYPTION_PURPOSE, JSON.stringify({ userId, email, until: Date.now() + MAX_AGE * 1000 })),
    {
      httpOnly: true,
      sameSite: 'lax',
      path: PATH,
      secure: Boolean(getCookiePrefix()),
      maxAge: MAX_AGE,
    },
  )
  return `/login?${new URLSearchParams({ step: 'google', callbackUrl: await getReturnPath() })}`
}

/** Returns the sign-in URL for somebody who cancelled at Google. */
export async function getCancelledUrl(): Promise<string> {
  const callbackUrl = await getReturnPath()
  return `/login?${new URLSearchParams({ error: 'Cancelled', ...(callbackUrl !== '/' && { callbackUrl }) })}`
}

/** Returns the path the user wanted to open before going to Google, from next-auth's cookie. */
async function getReturnPath(): Promise<string> {
  const returnUrl = (await cookies()).get(`${getCookiePrefix()}next-auth.callback-url`)?.value ?? ''
  if (!URL.canParse(returnUrl)) return '/'
  const { pathname, search } = new URL(returnUrl)
  return toSafeReturnPath(pathname + search)
}

/** Returns the identity confirmed by Google within the last minutes, or null. */
export async function findGoogleStep(): Promise<GoogleStep | null> {
  const value = (await cookies()).get(getCookieName())?.value
  const text = value && decrypt(ENCRYPTION_PURPOSE, value)
  if (!text) return null
  const { userId, email, until } = JSON.parse(text) as GoogleStep & { until: number }
  return until > Date.now() ? { userId, email } : null
}

export async function clearGoogleStep(): Promise<void> {
  ;(await cookies()).set(getCookieName(), '', { path: PATH, maxAge: 0, secure: Boolean(getCookiePrefix()) })
}

const getCookieName = () => `${getCookiePrefix(PATH)}${COOKIE_NAME}`

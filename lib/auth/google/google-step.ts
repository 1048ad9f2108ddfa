import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { cookies } from 'next/headers'
import { db } from '@/lib/platform/db/client'
import { toSafeReturnPath, getCookiePrefix } from '@/lib/auth/rules/paths'
import { decrypt, encrypt } from '@/lib/platform/crypto/encryption'
import { hasSecondStep } from '@/lib/auth/credentials/second-step'

/** What Google has vouched for, between the first step and the second. */
interface GoogleStep {
  userId: UserId
  email: string
}

const COOKIE_NAME = 'google-step'
const ENCRYPTION_PURPOSE = 'google-step'
const PATH = '/api/auth'
/** Seconds to find the phone. */
const MAX_AGE = 10 * 60

/**
 * Where somebody whom Google let in has to type a code first, with a sealed cookie that says who it is; null for an account
 * without a second step. The cookie opens nothing by itself.
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
  return `/login?${new URLSearchParams({ step: 'google', callbackUrl: await getWantedPath() })}`
}

/** Where the sign-in page leads somebody who did not agree at Google. */
export async function getCancelledUrl(): Promise<string> {
  const callbackUrl = await getWantedPath()
  return `/login?${new URLSearchParams({ error: 'Cancelled', ...(callbackUrl !== '/' && { callbackUrl }) })}`
}

/** Where the person wanted to go when they left for Google: next-auth keeps it. */
async function getWantedPath(): Promise<string> {
  const wanted = (await cookies()).get(`${getCookiePrefix()}next-auth.callback-url`)?.value ?? ''
  if (!URL.canParse(wanted)) return '/'
  const { pathname, search } = new URL(wanted)
  return toSafeReturnPath(pathname + search)
}

/** Whom Google let in, within the last minutes. */
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

import 'server-only'
import type { UserId } from '@/lib/kernel/access/actor'
import { cookies } from 'next/headers'
import { db } from '@/lib/platform/db/client'
import { safeReturnPath, secureCookiePrefix } from '@/lib/identity/rules/paths'
import { open, seal } from '@/lib/platform/crypto/secret-box'
import { hasSecondStep } from './second-step'

/** What Google has vouched for, between the first step and the second. */
interface Ticket {
  userId: UserId
  email: string
}

const NAME = 'google-step'
const SEALED_AS = 'google-step'
const PATH = '/api/auth'
/** Seconds to find the phone. */
const MAX_AGE = 10 * 60

/**
 * Where somebody whom Google let in has to type a code first, with a sealed cookie that says who it is; null for an account
 * without a second step. The cookie opens nothing by itself.
 */
export async function secondStepAddress(userId: UserId): Promise<string | null> {
  if (!(await hasSecondStep(userId))) return null
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const jar = await cookies()
  jar.set(
    cookieName(),
    seal(SEALED_AS, JSON.stringify({ userId, email, until: Date.now() + MAX_AGE * 1000 })),
    {
      httpOnly: true,
      sameSite: 'lax',
      path: PATH,
      secure: Boolean(secureCookiePrefix()),
      maxAge: MAX_AGE,
    },
  )
  return `/login?${new URLSearchParams({ step: 'google', callbackUrl: await wantedPath() })}`
}

/** Where the sign-in page leads somebody who did not agree at Google. */
export async function cancelledAddress(): Promise<string> {
  const callbackUrl = await wantedPath()
  return `/login?${new URLSearchParams({ error: 'Cancelled', ...(callbackUrl !== '/' && { callbackUrl }) })}`
}

/** Where the person wanted to go when they left for Google: next-auth keeps it. */
async function wantedPath(): Promise<string> {
  const wanted = (await cookies()).get(`${secureCookiePrefix()}next-auth.callback-url`)?.value ?? ''
  if (!URL.canParse(wanted)) return '/'
  const { pathname, search } = new URL(wanted)
  return safeReturnPath(pathname + search)
}

/** Whom Google let in, within the last minutes. */
export async function readGoogleTicket(): Promise<Ticket | null> {
  const value = (await cookies()).get(cookieName())?.value
  const text = value && open(SEALED_AS, value)
  if (!text) return null
  const { userId, email, until } = JSON.parse(text) as Ticket & { until: number }
  return until > Date.now() ? { userId, email } : null
}

export async function clearGoogleTicket(): Promise<void> {
  ;(await cookies()).set(cookieName(), '', { path: PATH, maxAge: 0, secure: Boolean(secureCookiePrefix()) })
}

const cookieName = () => `${secureCookiePrefix(PATH)}${NAME}`

import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { decode, encode } from 'next-auth/jwt'
import { cache } from 'react'
import { db } from '@/lib/db/client'
import { rethrowOutage } from '@/lib/db/outage'
import { env } from '@/lib/env'
import { toCurrentUser, withPictures } from '@/lib/users/queries'
import type { CurrentUser } from '@/lib/users/types'
import {
  LEAVING_PATH,
  SESSION_ENDED_PATH,
  SESSION_MAX_AGE,
  sessionCookieName,
  type SessionClaims,
} from './paths'

/** The signed-in user together with the session row that lets them in. */
export interface Signed {
  user: CurrentUser
  sessionId: string
  /** When the account will be deleted; null unless its owner asked for that. */
  deleteAfter: Date | null
  /** What the cookie says, which may lag behind the row. */
  claims: SessionClaims
}

async function readClaims(): Promise<SessionClaims | null> {
  const name = sessionCookieName()
  const jar = await cookies()
  const value =
    jar.get(name)?.value ??
    // next-auth splits a large cookie into name.0, name.1 and so on.
    jar
      .getAll()
      .filter((cookie) => cookie.name.startsWith(`${name}.`))
      .sort((a, b) => Number(a.name.slice(name.length + 1)) - Number(b.name.slice(name.length + 1)))
      .map((cookie) => cookie.value)
      .join('')
  if (!value) return null
  try {
    const claims = (await decode({ token: value, secret: env().NEXTAUTH_SECRET })) as SessionClaims | null
    return claims?.sid && claims.sub ? claims : null
  } catch {
    return null
  }
}

/**
 * Who is asking. The cookie only names the session row; a missing, expired or foreign row, an unverified or a
 * disabled account all mean nobody. One query, shared by everything that renders one request.
 */
export const getSigned = cache(async (): Promise<Signed | null> => {
  const claims = await readClaims()
  if (!claims) return null
  const session = await db.session
    .findUnique({
      where: { id: claims.sid },
      select: { id: true, expiresAt: true, user: { include: withPictures } },
      relationLoadStrategy: 'join',
    })
    .catch(rethrowOutage)
  if (!session || session.expiresAt < new Date() || String(session.user.id) !== claims.sub) return null
  const { user } = session
  if (user.disabledAt || !user.emailVerifiedAt) return null
  return {
    sessionId: session.id,
    claims,
    deleteAfter: user.deleteAfter,
    user: toCurrentUser(user),
  }
})

export const getCurrentUser = async (): Promise<CurrentUser | null> => (await getSigned())?.user ?? null

/** For pages of the app: sends visitors to /login, newcomers to /onboarding, and whoever is leaving to the way back. */
export async function requireOnboardedUser(): Promise<CurrentUser> {
  const signed = await getSigned()
  if (!signed) redirect(SESSION_ENDED_PATH)
  const { user, deleteAfter } = signed
  if (deleteAfter) redirect(LEAVING_PATH)
  if (!user.isOnboarded) redirect('/onboarding')
  return user
}

/**
 * Writes the session cookie anew: a later expiry, and claims that match the user as stored. Answers when it runs out, in
 * seconds since the epoch.
 */
export async function issueSessionCookie(signed: Signed): Promise<number> {
  const { user, sessionId } = signed
  const token = await encode({
    secret: env().NEXTAUTH_SECRET,
    maxAge: SESSION_MAX_AGE,
    token: {
      sub: String(user.id),
      sid: sessionId,
      onboarded: user.isOnboarded,
      email: user.email,
      name: user.fullName,
    },
  })
  const jar = await cookies()
  jar.set(sessionCookieName(), token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: sessionCookieName().startsWith('__Secure-'),
    maxAge: SESSION_MAX_AGE,
  })
  return Math.floor(Date.now() / 1000) + SESSION_MAX_AGE
}

/** Removes the session cookie and every chunk of it. */
export async function clearSessionCookie(): Promise<void> {
  const name = sessionCookieName()
  const jar = await cookies()
  for (const cookie of jar.getAll())
    if (cookie.name === name || cookie.name.startsWith(`${name}.`))
      jar.set(cookie.name, '', { path: '/', maxAge: 0, httpOnly: true, secure: name.startsWith('__Secure-') })
}

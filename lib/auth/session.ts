import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { decode, encode } from 'next-auth/jwt'
import { cache } from 'react'
import { db } from '@/lib/db/client'
import { refuseAfterOutage, rethrowOutage } from '@/lib/db/outage'
import { env } from '@/lib/env'
import { toCurrentUser, withPictures } from '@/lib/users/queries'
import type { CurrentUser } from '@/lib/users/types'
import {
  formerSessionCookieName,
  LEAVING_PATH,
  isNameOf,
  PATH_HEADER,
  secureCookiePrefix,
  sessionEndedPath,
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
  /** When the user last showed who they are in this session, by password or code. */
  provenAt: Date
  /** What the cookie says, which may lag behind the row. */
  claims: SessionClaims
}

type Jar = Awaited<ReturnType<typeof cookies>>

/** The session cookie of this name, in one piece; empty where there is none. */
const sessionCookie = (jar: Jar, name: string): string =>
  jar.get(name)?.value ??
  // next-auth splits a large cookie into name.0, name.1 and so on.
  jar
    .getAll()
    .filter((cookie) => cookie.name.startsWith(`${name}.`))
    .sort((a, b) => Number(a.name.slice(name.length + 1)) - Number(b.name.slice(name.length + 1)))
    .map((cookie) => cookie.value)
    .join('')

/** What this browser's session cookie says; null without one that is ours. */
export async function readClaims(): Promise<SessionClaims | null> {
  const jar = await cookies()
  const names = [sessionCookieName(), formerSessionCookieName()].filter((name) => name !== null)
  const name = names.find((one) => sessionCookie(jar, one))
  if (!name) return null
  try {
    const token = sessionCookie(jar, name)
    const claims = (await decode({ token, secret: env().NEXTAUTH_SECRET })) as SessionClaims | null
    return claims?.sid && claims.sub && isNameOf(name, claims) ? claims : null
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
  refuseAfterOutage()
  const session = await db.session
    .findUnique({
      where: { id: claims.sid },
      select: { id: true, expiresAt: true, provenAt: true, user: { include: withPictures } },
      relationLoadStrategy: 'join',
    })
    .catch(rethrowOutage)
  if (!session || session.expiresAt < new Date() || String(session.user.id) !== claims.sub) return null
  const { user } = session
  if (user.disabledAt || !user.emailVerifiedAt) return null
  return {
    sessionId: session.id,
    provenAt: session.provenAt,
    claims,
    deleteAfter: user.deleteAfter,
    user: toCurrentUser(user),
  }
})

export const getCurrentUser = async (): Promise<CurrentUser | null> => (await getSigned())?.user ?? null

/** For pages of the app: sends visitors to /login, newcomers to /onboarding, and whoever is leaving to the way back. */
export async function requireOnboardedUser(): Promise<CurrentUser> {
  const signed = await getSigned()
  if (!signed) redirect(sessionEndedPath((await headers()).get(PATH_HEADER)))
  const { user, deleteAfter } = signed
  if (deleteAfter) redirect(LEAVING_PATH)
  if (!user.isOnboarded) redirect('/onboarding')
  return user
}

/** Writes the session cookie anew, with claims that match the user as stored. Answers as `writeSessionCookie`. */
export const issueSessionCookie = ({ user, sessionId }: Signed, until?: Date): Promise<number> =>
  writeSessionCookie(
    {
      sub: String(user.id),
      sid: sessionId,
      onboarded: user.isOnboarded,
      email: user.email,
      name: user.fullName,
    },
    until,
  )

/** Gives the browser the cookie of a session, for as long as that lasts. Answers when it runs out, in seconds since the epoch. */
export async function writeSessionCookie(claims: SessionClaims, until?: Date): Promise<number> {
  const now = Math.floor(Date.now() / 1000)
  const maxAge = until ? Math.max(1, Math.floor(until.getTime() / 1000) - now) : SESSION_MAX_AGE
  const token = await encode({
    secret: env().NEXTAUTH_SECRET,
    maxAge,
    token: { ...claims, host: true },
  })
  const jar = await cookies()
  jar.set(sessionCookieName(), token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: Boolean(secureCookiePrefix()),
    maxAge,
  })
  removeCookie(jar, formerSessionCookieName())
  return now + maxAge
}

/** Removes the session cookie and every chunk of it. */
export async function clearSessionCookie(): Promise<void> {
  const jar = await cookies()
  removeCookie(jar, sessionCookieName())
  removeCookie(jar, formerSessionCookieName())
}

function removeCookie(jar: Jar, name: string | null): void {
  for (const cookie of jar.getAll())
    if (name && (cookie.name === name || cookie.name.startsWith(`${name}.`)))
      jar.set(cookie.name, '', {
        path: '/',
        maxAge: 0,
        httpOnly: true,
        secure: Boolean(secureCookiePrefix()),
      })
}

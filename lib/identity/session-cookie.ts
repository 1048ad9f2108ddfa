import 'server-only'
import { cookies } from 'next/headers'
import { decode, encode } from 'next-auth/jwt'
import { env } from '@/lib/platform/env'
import {
  formerSessionCookieName,
  isNameOf,
  secureCookiePrefix,
  SESSION_MAX_AGE,
  sessionCookieName,
  type SessionClaims,
} from './rules/paths'

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

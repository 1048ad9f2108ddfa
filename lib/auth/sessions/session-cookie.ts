import 'server-only'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { encode, getToken, type JWT } from 'next-auth/jwt'
import { env } from '@/lib/platform/env'
import {
  findFormerSessionCookieName,
  isCookieNameFor,
  getCookiePrefix,
  SESSION_MAX_AGE,
  getSessionCookieName,
} from '@/lib/auth/rules/paths'

type Jar = Awaited<ReturnType<typeof cookies>>

/** True if a cookie is `name` or one of its chunks: next-auth splits a large cookie into name.0, name.1 and so on. */
const isPartOf = (name: string, cookie: string) => cookie === name || cookie.startsWith(`${name}.`)

/** Returns the name of this browser's session cookie, the current name before the former one; null for a visitor. */
export async function findSessionCookieName(): Promise<string | null> {
  const sent = (await cookies()).getAll()
  const names = [getSessionCookieName(), findFormerSessionCookieName()].filter((name) => name !== null)
  return names.find((name) => sent.some((cookie) => isPartOf(name, cookie.name))) ?? null
}

/** Returns the content of this browser's session cookie, even if the session is over; null without a valid cookie. */
export async function findSessionToken(): Promise<JWT | null> {
  const cookieName = await findSessionCookieName()
  if (!cookieName) return null
  const req = { cookies: await cookies(), headers: new Headers() } as unknown as NextRequest
  const token = await getToken({ req, cookieName, secret: env().NEXTAUTH_SECRET })
  return token?.sid && isCookieNameFor(cookieName, token) ? token : null
}

/** Sets the session cookie for as long as the session lasts. Returns its expiry in seconds since the epoch. */
export async function writeSessionCookie(token: JWT, until?: Date): Promise<number> {
  const now = Math.floor(Date.now() / 1000)
  const maxAge = until ? Math.max(1, Math.floor(until.getTime() / 1000) - now) : SESSION_MAX_AGE
  const jar = await cookies()
  jar.set(getSessionCookieName(), await encode({ secret: env().NEXTAUTH_SECRET, maxAge, token }), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: Boolean(getCookiePrefix()),
    maxAge,
  })
  removeCookie(jar, findFormerSessionCookieName())
  return now + maxAge
}

/** Removes the session cookie and every chunk of it. */
export async function clearSessionCookie(): Promise<void> {
  const jar = await cookies()
  removeCookie(jar, getSessionCookieName())
  removeCookie(jar, findFormerSessionCookieName())
}

function removeCookie(jar: Jar, name: string | null): void {
  for (const cookie of jar.getAll())
    if (name && isPartOf(name, cookie.name))
      jar.set(cookie.name, '', {
        path: '/',
        maxAge: 0,
        httpOnly: true,
        secure: Boolean(getCookiePrefix()),
      })
}

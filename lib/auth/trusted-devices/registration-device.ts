import 'server-only'
import { cookies } from 'next/headers'
import { getCookiePrefix } from '@/lib/auth/rules/paths'
import { hashToken, generateToken } from '@/lib/platform/crypto/encryption'
import { findToken, TOKEN_HOURS } from '@/lib/auth/credentials/tokens'

const MAX_AGE = TOKEN_HOURS.VERIFY_EMAIL * 3600

/**
 * Creates a mark for the browser that registers: `hash` is stored with the verification link, and `keep` sets a
 * cookie for as long as the link is valid. The cookie gives no access without the link, nor the link a session
 * without the cookie.
 */
export function createDeviceMark(): { hash: string; keep: () => Promise<void> } {
  const secret = generateToken()
  return { hash: hashToken(secret), keep: () => writeCookie(secret, MAX_AGE) }
}

/** Extends the cookie to the lifetime of a link sent now. Doesn't depend on the account the link was requested for. */
export async function renewDeviceMark(): Promise<void> {
  const secret = await readCookie()
  if (secret) await writeCookie(secret, MAX_AGE)
}

/** Returns the hash of this browser's mark, or null. */
export async function findDeviceMarkHash(): Promise<string | null> {
  const secret = await readCookie()
  return secret ? hashToken(secret) : null
}

export const clearDeviceMark = (): Promise<void> => writeCookie('', 0)

/** True if the link belongs to an account registered in this browser. Doesn't use up the token. */
export async function isRegistrationDevice(token: string): Promise<boolean> {
  const mark = await findDeviceMarkHash()
  return mark !== null && (await findToken(token, 'VERIFY_EMAIL'))?.browserHash === mark
}

const getCookieName = () => `${getCookiePrefix()}registered`

const readCookie = async (): Promise<string | undefined> => (await cookies()).get(getCookieName())?.value

async function writeCookie(secret: string, maxAge: number): Promise<void> {
  const secure = Boolean(getCookiePrefix())
  ;(await cookies()).set(getCookieName(), secret, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge,
  })
}

import 'server-only'
import { cookies } from 'next/headers'
import { getCookiePrefix } from '@/lib/auth/rules/paths'
import { hashToken, generateToken } from '@/lib/platform/crypto/encryption'
import { findToken, TOKEN_HOURS } from '@/lib/auth/credentials/tokens'

const MAX_AGE = TOKEN_HOURS.VERIFY_EMAIL * 3600

/**
 * A mark for the browser that registers: `hash` goes with the verification link, and `keep` leaves the cookie for as long
 * as that works. The cookie opens nothing without the link, nor the link a session without the cookie.
 */
export function createDeviceMark(): { hash: string; keep: () => Promise<void> } {
  const secret = generateToken()
  return { hash: hashToken(secret), keep: () => writeCookie(secret, MAX_AGE) }
}

/** Keeps the mark as long as a link that is sent now. The same for every browser that has one, whomever it asked for. */
export async function renewDeviceMark(): Promise<void> {
  const secret = await readCookie()
  if (secret) await writeCookie(secret, MAX_AGE)
}

/** The hash of this browser's mark; null where it has none. */
export async function findDeviceMarkHash(): Promise<string | null> {
  const secret = await readCookie()
  return secret ? hashToken(secret) : null
}

export const clearDeviceMark = (): Promise<void> => writeCookie('', 0)

/** Whether the link belongs to an account that this very browser registered. Uses nothing up. */
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

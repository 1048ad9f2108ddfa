import 'server-only'
import { hashToken, generateToken } from '@/lib/platform/crypto/encryption'
import { findToken, TOKEN_HOURS } from '@/lib/auth/credentials/tokens'
import { readDeviceCookie, writeDeviceCookie } from './trusted-devices'

const COOKIE_NAME = 'registered'
const MAX_AGE = TOKEN_HOURS.VERIFY_EMAIL * 3600

/**
 * Creates a mark for the browser that registers: `hash` is stored with the verification link, and `keep` sets a
 * cookie for as long as the link is valid. The cookie gives no access without the link, nor the link a session
 * without the cookie.
 */
export function createDeviceMark(): { hash: string; keep: () => Promise<void> } {
  const secret = generateToken()
  return { hash: hashToken(secret), keep: () => writeDeviceCookie(COOKIE_NAME, secret, MAX_AGE) }
}

/** Extends the cookie to the lifetime of a link sent now. Doesn't depend on the account the link was requested for. */
export async function renewDeviceMark(): Promise<void> {
  const secret = await readDeviceCookie(COOKIE_NAME)
  if (secret) await writeDeviceCookie(COOKIE_NAME, secret, MAX_AGE)
}

/** Returns the hash of this browser's mark, or null. */
export async function findDeviceMarkHash(): Promise<string | null> {
  const secret = await readDeviceCookie(COOKIE_NAME)
  return secret ? hashToken(secret) : null
}

export const clearDeviceMark = (): Promise<void> => writeDeviceCookie(COOKIE_NAME, '', 0)

/** True if the link belongs to an account registered in this browser. Doesn't use up the token. */
export async function isRegistrationDevice(token: string): Promise<boolean> {
  const mark = await findDeviceMarkHash()
  return mark !== null && (await findToken(token, 'VERIFY_EMAIL'))?.browserHash === mark
}

import 'server-only'
import { cookies } from 'next/headers'
import type { UserId } from '@/lib/core/access/actor'
import { db, type Db } from '@/lib/platform/db/client'
import { hashToken, generateToken } from '@/lib/platform/crypto/encryption'
import { getCookiePrefix } from '@/lib/auth/rules/paths'
import { findToken, TOKEN_HOURS } from '@/lib/auth/credentials/tokens'

const getCookieName = (name: string) => `${getCookiePrefix()}${name}`

/** Returns the secret in this browser's cookie, if any. */
const readDeviceCookie = async (name: string): Promise<string | undefined> =>
  (await cookies()).get(getCookieName(name))?.value

/** Sets the cookie for all paths. @param maxAge seconds; 0 deletes it */
async function writeDeviceCookie(name: string, secret: string, maxAge: number): Promise<void> {
  const secure = Boolean(getCookiePrefix())
  ;(await cookies()).set(getCookieName(name), secret, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge,
  })
}

const COOKIE_NAME = 'known'
/** Seconds a browser is remembered after its last sign-in: a year. */
const MAX_AGE = 365 * 24 * 60 * 60
/** More than any user has. Beyond it, the browsers seen longest ago are forgotten. */
const MAX_DEVICES = 20

/** Returns the hash of this browser's cookie; null if it never signed in. */
export async function findDeviceHash(): Promise<string | null> {
  const secret = await readDeviceCookie(COOKIE_NAME)
  return secret ? hashToken(secret) : null
}

/** True if this browser has signed in to the account before (OWASP: device cookies). */
export async function isTrustedDevice(email: string, hash: string | null): Promise<boolean> {
  if (!hash) return false
  return (await db.trustedDevice.count({ where: { hash, user: { email } } })) > 0
}

/**
 * Remembers this browser for the account. A browser new to it gets a new secret, because over http an attacker could
 * have planted the current one. `isNew` is true for a new browser of an account that knows others; the caller then
 * notifies the owner.
 */
export async function trustDevice(userId: UserId): Promise<{ isNew: boolean }> {
  const current = await readDeviceCookie(COOKIE_NAME)
  const devices = await db.trustedDevice.findMany({
    where: { userId },
    orderBy: { lastSeenAt: 'desc' },
    take: MAX_DEVICES + 1,
    select: { hash: true },
  })
  const isKnown = current !== undefined && devices.some((one) => one.hash === hashToken(current))
  const secret = isKnown ? current : generateToken()
  const hash = hashToken(secret)
  // Keeps the browser trusted by other accounts.
  if (current !== undefined && !isKnown)
    await db.trustedDevice.updateMany({ where: { hash: hashToken(current) }, data: { hash } })
  await db.trustedDevice.upsert({
    where: { userId_hash: { userId, hash } },
    create: { userId, hash },
    update: { lastSeenAt: new Date() },
  })
  const old = devices.slice(MAX_DEVICES - 1).map((one) => one.hash)
  if (old.length > 0) await db.trustedDevice.deleteMany({ where: { userId, hash: { in: old, not: hash } } })
  await writeDeviceCookie(COOKIE_NAME, secret, MAX_AGE)
  return { isNew: devices.length > 0 && !isKnown }
}

/** Forgets all browsers of an account. */
export async function forgetDevices(userId: UserId, tx: Db = db): Promise<void> {
  await tx.trustedDevice.deleteMany({ where: { userId } })
}

const REGISTRATION_COOKIE = 'registered'
const REGISTRATION_MAX_AGE = TOKEN_HOURS.VERIFY_EMAIL * 3600

/**
 * Creates a mark for the browser that registers: `hash` is stored with the verification link, and `keep` sets a
 * cookie for as long as the link is valid. The cookie gives no access without the link, nor the link a session
 * without the cookie.
 */
export function createDeviceMark(): { hash: string; keep: () => Promise<void> } {
  const secret = generateToken()
  return {
    hash: hashToken(secret),
    keep: () => writeDeviceCookie(REGISTRATION_COOKIE, secret, REGISTRATION_MAX_AGE),
  }
}

/** Extends the cookie to the lifetime of a link sent now. Doesn't depend on the account the link was requested for. */
export async function renewDeviceMark(): Promise<void> {
  const secret = await readDeviceCookie(REGISTRATION_COOKIE)
  if (secret) await writeDeviceCookie(REGISTRATION_COOKIE, secret, REGISTRATION_MAX_AGE)
}

/** Returns the hash of this browser's mark, or null. */
export async function findDeviceMarkHash(): Promise<string | null> {
  const secret = await readDeviceCookie(REGISTRATION_COOKIE)
  return secret ? hashToken(secret) : null
}

export const clearDeviceMark = (): Promise<void> => writeDeviceCookie(REGISTRATION_COOKIE, '', 0)

/** True if the link belongs to an account registered in this browser. Doesn't use up the token. */
export async function isRegistrationDevice(token: string): Promise<boolean> {
  const mark = await findDeviceMarkHash()
  return mark !== null && (await findToken(token, 'VERIFY_EMAIL'))?.browserHash === mark
}

import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { cookies } from 'next/headers'
import { db, type Db } from '@/lib/platform/db/client'
import { getCookiePrefix } from '@/lib/auth/rules/paths'
import { hashToken, generateToken } from '@/lib/platform/crypto/encryption'

/** Seconds a browser is remembered after it was last signed in: a year. */
const MAX_AGE = 365 * 24 * 60 * 60
/** More than anybody has; the ones seen longest ago are forgotten. */
const MAX_DEVICES = 20

/** The hash of this browser's cookie; null where it never signed in. */
export async function findDeviceHash(): Promise<string | null> {
  const secret = await readCookie()
  return secret ? hashToken(secret) : null
}

/** Whether this browser has signed in to the account of an address before (OWASP: device cookies). */
export async function isTrustedDevice(email: string, hash: string | null): Promise<boolean> {
  if (!hash) return false
  return (await db.trustedDevice.count({ where: { hash, user: { email } } })) > 0
}

/**
 * Remembers this browser for the account. A browser that is new to it gets a new secret, because over http an attacker could have
 * planted the present one. Returns whether it is new to an account that knows others, whose owner is then notified.
 */
export async function trustDevice(userId: UserId): Promise<{ isNew: boolean }> {
  const present = await readCookie()
  const known = await db.trustedDevice.findMany({
    where: { userId },
    orderBy: { lastSeenAt: 'desc' },
    take: MAX_DEVICES + 1,
    select: { hash: true },
  })
  const isKnown = present !== undefined && known.some((one) => one.hash === hashToken(present))
  const secret = isKnown ? present : generateToken()
  const hash = hashToken(secret)
  // Other accounts still recognise it.
  if (present !== undefined && !isKnown)
    await db.trustedDevice.updateMany({ where: { hash: hashToken(present) }, data: { hash } })
  await db.trustedDevice.upsert({
    where: { userId_hash: { userId, hash } },
    create: { userId, hash },
    update: { lastSeenAt: new Date() },
  })
  const old = known.slice(MAX_DEVICES - 1).map((one) => one.hash)
  if (old.length > 0) await db.trustedDevice.deleteMany({ where: { userId, hash: { in: old, not: hash } } })
  await writeCookie(secret)
  return { isNew: known.length > 0 && !isKnown }
}

/** Forgets every browser of an account: each is a stranger again. */
export async function forgetDevices(userId: UserId, tx: Db = db): Promise<void> {
  await tx.trustedDevice.deleteMany({ where: { userId } })
}

const getCookieName = () => `${getCookiePrefix()}known`

const readCookie = async (): Promise<string | undefined> => (await cookies()).get(getCookieName())?.value

async function writeCookie(secret: string): Promise<void> {
  const secure = Boolean(getCookiePrefix())
  ;(await cookies()).set(getCookieName(), secret, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: MAX_AGE,
  })
}

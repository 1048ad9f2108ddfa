import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { headers } from 'next/headers'
import type { JWT } from 'next-auth/jwt'
import { getAppOrigin } from '@/lib/platform/env'
import { todayIn } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { deliverAccountMail } from '@/lib/mail/worker/run-outbox'
import { log } from '@/lib/platform/log'
import { createNewBrowserMail } from '@/lib/mail/templates/security-mails'
import { verifyEmail } from '@/lib/auth/accounts/accounts'
import { parseUserAgent } from '@/lib/auth/sessions/signed-in-devices'
import { trustDevice, clearDeviceMark, findDeviceMarkHash } from '@/lib/auth/trusted-devices/trusted-devices'
import type { Verification } from '@/lib/auth/rules/schema'
import { findSessionToken, writeSessionCookie } from '@/lib/auth/sessions/session-cookie'
import { endSession, startSession } from '@/lib/auth/sessions/sessions'

/**
 * Signs this browser in: ends its previous session, remembers the browser, and emails the owner if it is new. Returns
 * the content of the session cookie.
 */
export async function completeSignIn(userId: UserId): Promise<JWT> {
  const earlier = await findSessionToken()
  if (earlier) await endSession(earlier.sid)
  const userAgent = (await headers()).get('user-agent')
  const token = await startSession(userId, userAgent)
  const { isNew } = await trustDevice(userId)
  if (isNew) await notifyNewDevice(userId, userAgent)
  log.info({ user: userId, isNewBrowser: isNew }, 'signed in')
  return token
}

async function notifyNewDevice(userId: UserId, userAgent: string | null): Promise<void> {
  const { email, fullName, timeZone } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, fullName: true, timeZone: true },
  })
  const values = { to: email, name: fullName, link: `${getAppOrigin()}/profile` }
  await deliverAccountMail(
    createNewBrowserMail(values, { ...parseUserAgent(userAgent), day: todayIn(timeZone) }),
  )
}

/** Verifies an address by its link, and signs this browser in if the account allows it. Throws like `verifyEmail`. */
export async function signInByLink(
  verification: Verification,
): Promise<{ email: string; isSignedIn: boolean }> {
  const { id, email, mayEnter } = await verifyEmail(verification, await findDeviceMarkHash())
  if (mayEnter) {
    await writeSessionCookie(await completeSignIn(id))
    await clearDeviceMark()
  }
  return { email, isSignedIn: mayEnter }
}

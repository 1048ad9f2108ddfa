import 'server-only'
import type { UserId } from '@/lib/kernel/access/actor'
import { headers } from 'next/headers'
import type { JWT } from 'next-auth/jwt'
import { appOrigin } from '@/lib/platform/env'
import { formatDayInline, todayIn } from '@/lib/kernel/dates'
import { db } from '@/lib/platform/db/client'
import { deliverAccountMail } from '@/lib/actions/mail/deliver-account-mail'
import { log } from '@/lib/platform/log'
import { newBrowserMail } from '@/lib/platform/mail/templates/security'
import { verifyEmail } from '@/lib/identity/accounts'
import { formatDeviceName } from '@/lib/identity/rules/device'
import { trustDevice } from '@/lib/identity/known-browsers'
import { clearDeviceMark, findDeviceMarkHash } from '@/lib/identity/registering-browser'
import type { Verification } from '@/lib/identity/rules/schema'
import { findSessionToken, writeSessionCookie } from '@/lib/identity/session-cookie'
import { endSession, startSession } from '@/lib/identity/sessions'

/**
 * Signs this browser in to an account that may be entered: the session it had before ends, the browser is remembered, and the
 * owner is told of one that is new. Returns what its cookie has to say.
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
  const values = { to: email, name: fullName, link: `${appOrigin()}/profile` }
  await deliverAccountMail(
    newBrowserMail(values, formatDeviceName(userAgent), formatDayInline(todayIn(timeZone))),
  )
}

/**
 * Verifies an address by its link, and signs in the browser of whoever showed to have chosen the password. Throws as
 * `verifyEmail` does.
 */
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

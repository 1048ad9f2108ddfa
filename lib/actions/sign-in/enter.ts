import 'server-only'
import type { UserId } from '@/lib/kernel/access/actor'
import { headers } from 'next/headers'
import type { JWT } from 'next-auth/jwt'
import { appOrigin } from '@/lib/platform/env'
import { proseDay, todayIn } from '@/lib/kernel/dates'
import { db } from '@/lib/platform/db/client'
import { deliver } from '@/lib/actions/mail/deliver-account-mail'
import { log } from '@/lib/platform/log'
import { newBrowserMail } from '@/lib/platform/mail/templates/security'
import { verifyEmail } from '@/lib/identity/accounts'
import { deviceName } from '@/lib/identity/rules/device'
import { rememberBrowser } from '@/lib/identity/known-browsers'
import { clearMark, markHash } from '@/lib/identity/registering-browser'
import type { Verification } from '@/lib/identity/rules/schema'
import { readToken, writeSessionCookie } from '@/lib/identity/session-cookie'
import { endSession, startSession } from '@/lib/identity/sessions'

/**
 * Signs this browser in to an account that may be entered: the session it had before ends, the browser is remembered, and the
 * owner is told of one that is new. Returns what its cookie has to say.
 */
export async function beginSession(userId: UserId): Promise<JWT> {
  const earlier = await readToken()
  if (earlier) await endSession(earlier.sid)
  const userAgent = (await headers()).get('user-agent')
  const token = await startSession(userId, userAgent)
  const { isNew } = await rememberBrowser(userId)
  if (isNew) await tellOfBrowser(userId, userAgent)
  log.info({ user: userId, isNewBrowser: isNew }, 'signed in')
  return token
}

async function tellOfBrowser(userId: UserId, userAgent: string | null): Promise<void> {
  const { email, fullName, timeZone } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, fullName: true, timeZone: true },
  })
  const values = { to: email, name: fullName, link: `${appOrigin()}/profile` }
  await deliver(newBrowserMail(values, deviceName(userAgent), proseDay(todayIn(timeZone))))
}

/**
 * Verifies an address by its link, and signs in the browser of whoever showed to have chosen the password. Throws as
 * `verifyEmail` does.
 */
export async function enterByLink(
  verification: Verification,
): Promise<{ email: string; isSignedIn: boolean }> {
  const { id, email, mayEnter } = await verifyEmail(verification, await markHash())
  if (mayEnter) {
    await writeSessionCookie(await beginSession(id))
    await clearMark()
  }
  return { email, isSignedIn: mayEnter }
}

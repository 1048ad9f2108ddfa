import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { violatesUnique } from '@/lib/platform/db/errors'
import { deliverAccountMail } from '@/lib/mail/worker/deliver-account-mail'
import { requiredName } from '@/lib/core/validation'
import { clearGoogleStep, findGoogleStep } from '@/lib/auth/google/google-step'
import { createFirstBusiness } from '@/lib/auth/users/memberships'
import { isPasswordCorrect } from '@/lib/auth/credentials/password'
import { toLoginEmail, toUsername } from '@/lib/auth/rules/messages'
import { AppError } from '@/lib/i18n/errors'
import { registerCodeAttempt, resetCodeAttempts, notifyWrongCodes } from './brute-force'
import { hasSecondStep, consumeCode } from '@/lib/auth/credentials/second-step'
import { reclaimAccount } from '@/lib/auth/accounts/reclaim-account'
import { createRecoveryCodeMail } from '@/lib/auth/two-step/two-step'

/** Why a sign-in failed, as `/login?error=` says it. */
export type SignInError =
  | 'CredentialsSignin'
  | 'SecondStepRequired'
  | 'SecondStepInvalid'
  | 'SecondStepExpired'
  | 'EmailNotVerified'
  | 'GoogleEmailNotVerified'
  | 'OAuthAccountNotLinked'
  | `${typeof TOO_MANY_PREFIX}${number}`

/** Begins the reason for a refusal after too many codes; the seconds to wait follow. */
export const TOO_MANY_PREFIX = 'TooMany:'

/**
 * The account that a name and password open, with a code where it asks for one, or why they do not. A wrong password and
 * an unknown address cannot be told apart; that the address is unverified or a code is missing or wrong is told only to
 * whoever knows the password.
 */
export async function checkCredentials(
  name: string,
  password: string,
  code: string,
): Promise<{ id: UserId } | SignInError> {
  const email = toLoginEmail(name)
  // No account has a control character in its address, and the database takes none.
  const user = /\p{C}/u.test(email)
    ? null
    : await db.user.findUnique({
        where: { email },
        select: { id: true, passwordHash: true, emailVerifiedAt: true, disabledAt: true },
      })
  const fits = await isPasswordCorrect(user?.passwordHash, password)
  if (!user || !fits || user.disabledAt) return 'CredentialsSignin'
  return user.emailVerifiedAt ? passSecondStep(user.id, code) : 'EmailNotVerified'
}

/**
 * Lets an account in whose first step is done: at once, or by a code, which is used up. Codes are counted here, behind the
 * first step, so that nobody uses the count up without it.
 */
async function passSecondStep(userId: UserId, code: string): Promise<{ id: UserId } | SignInError> {
  if (!(await hasSecondStep(userId))) return { id: userId }
  if (!code) return 'SecondStepRequired'
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, fullName: true },
  })
  let count: Awaited<ReturnType<typeof registerCodeAttempt>>
  try {
    count = await registerCodeAttempt(user.email, code)
  } catch (error) {
    if (error instanceof AppError && error.retryAfter) return `${TOO_MANY_PREFIX}${error.retryAfter}`
    throw error
  }
  const kind = await consumeCode(userId, code)
  if (!kind) {
    await notifyWrongCodes(user, count.which)
    return 'SecondStepInvalid'
  }
  await resetCodeAttempts(count)
  if (kind === 'recovery') await deliverAccountMail(await createRecoveryCodeMail(userId))
  return { id: userId }
}

/** The account that Google has let through to its second step, or why it does not open. */
export async function checkGoogleStep(code: string): Promise<{ id: UserId } | SignInError> {
  const ticket = await findGoogleStep()
  if (!ticket) return 'SecondStepExpired'
  const user = await db.user.findUnique({ where: { id: ticket.userId }, select: { disabledAt: true } })
  if (!user || user.disabledAt) return 'CredentialsSignin'
  const account = await passSecondStep(ticket.userId, code)
  if (typeof account !== 'string') await clearGoogleStep()
  return account
}

export interface GoogleProfile {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

/**
 * The account of a Google identity: the linked one, else the one with the same address, else a new one. One that was verified is
 * linked; one that was not goes over to whoever Google vouches for, without anything that its registrant had set.
 */
export async function findOrCreateGoogleAccount(
  profile: GoogleProfile,
): Promise<{ id: UserId } | SignInError> {
  const select = { id: true, disabledAt: true, emailVerifiedAt: true, googleSubject: true } as const
  const linked = await db.user.findUnique({ where: { googleSubject: profile.sub }, select })
  if (linked) return linked.disabledAt ? 'CredentialsSignin' : { id: linked.id }

  const email = profile.email?.trim().toLowerCase()
  if (!email || profile.email_verified !== true) return 'GoogleEmailNotVerified'
  const existing = await db.user.findUnique({ where: { email }, select })
  if (!existing) return createFromGoogle(profile, email)
  if (existing.disabledAt || existing.googleSubject) return 'OAuthAccountNotLinked'
  if (existing.emailVerifiedAt)
    await db.user.update({ where: { id: existing.id }, data: { googleSubject: profile.sub } })
  else
    await db.$transaction((tx) =>
      reclaimAccount(tx, existing.id, {
        fullName: getFullName(profile, email),
        googleSubject: profile.sub,
        passwordHash: null,
      }),
    )
  return { id: existing.id }
}

/** The name that Google knows, where anything of it can be seen; else what stands before the @. */
function getFullName({ name }: GoogleProfile, email: string): string {
  const known = requiredName('').safeParse(name?.slice(0, 200))
  return known.success ? known.data : toUsername(email)
}

async function createFromGoogle(
  profile: GoogleProfile,
  email: string,
): Promise<{ id: UserId } | SignInError> {
  const now = new Date()
  try {
    return await db.$transaction(async (tx) => {
      const { id, timeZone } = await tx.user.create({
        data: {
          email,
          username: toUsername(email),
          fullName: getFullName(profile, email),
          googleSubject: profile.sub,
          emailVerifiedAt: now,
          mailboxProvenAt: now,
        },
        select: { id: true, timeZone: true },
      })
      await createFirstBusiness(tx, { id, timeZone })
      return { id }
    })
  } catch (error) {
    if (violatesUnique(error, 'email') || violatesUnique(error, 'googleSubject'))
      return 'OAuthAccountNotLinked'
    throw error
  }
}

import 'server-only'
import { headers } from 'next/headers'
import type { UserId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { violatesUnique } from '@/lib/platform/db/errors'
import { deliverAccountMail } from '@/lib/mail/worker/run-outbox'
import { requiredName } from '@/lib/core/validation'
import { clearGoogleStep, findGoogleStep } from '@/lib/auth/google/google'
import { createFirstBusiness } from '@/lib/auth/users/memberships'
import { findBrowserLanguage } from '@/lib/platform/http/browser-language'
import { isPasswordCorrect } from '@/lib/auth/credentials/password'
import { toLoginEmail, toUsername } from '@/lib/auth/rules/messages'
import { AppError } from '@/lib/i18n/errors'
import { hasSecondStep, consumeCode } from '@/lib/auth/credentials/second-step'
import { reclaimAccount } from '@/lib/auth/accounts/unverified-accounts'
import { createRecoveryCodeMail } from '@/lib/auth/two-step/two-step'
import { registerCodeAttempt, resetCodeAttempts, notifyWrongCodes, registerAttempt } from './brute-force'

/** Reasons a sign-in failed, as in `/login?error=`. */
type SignInError =
  | 'CredentialsSignin'
  | 'SecondStepRequired'
  | 'SecondStepInvalid'
  | 'SecondStepExpired'
  | 'EmailNotVerified'
  | 'GoogleEmailNotVerified'
  | 'OAuthAccountNotLinked'
  | `${typeof TOO_MANY_PREFIX}${number}`

/** Prefix of the reason for too many attempts; the seconds to wait follow. */
export const TOO_MANY_PREFIX = 'TooMany:'

/**
 * Checks email or username, password and, if required, code. Returns the account, or the reason it can't be signed in
 * to. A wrong password and an unknown address are not distinguished. Only somebody who knows the password learns that
 * the address is unverified, or a code is missing or wrong.
 */
async function checkCredentials(
  name: string,
  password: string,
  code: string,
): Promise<{ id: UserId } | SignInError> {
  const email = toLoginEmail(name)
  // No account's address contains control characters, and the database rejects some.
  const user = /\p{C}/u.test(email)
    ? null
    : await db.user.findUnique({
        where: { email },
        select: { id: true, passwordHash: true, emailVerifiedAt: true, disabledAt: true },
      })
  const isCorrect = await isPasswordCorrect(user?.passwordHash, password)
  if (!user || !isCorrect || user.disabledAt) return 'CredentialsSignin'
  return user.emailVerifiedAt ? passSecondStep(user.id, code) : 'EmailNotVerified'
}

/**
 * Completes a sign-in after the first step: at once, or with a code, which is used up. Attempts are counted only
 * after the first step, so that nobody can use up the limit without it.
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

/**
 * Checks the code of an account that Google has confirmed. Returns the account, or the reason it can't be signed in
 * to.
 */
async function checkGoogleStep(code: string): Promise<{ id: UserId } | SignInError> {
  const step = await findGoogleStep()
  if (!step) return 'SecondStepExpired'
  const user = await db.user.findUnique({ where: { id: step.userId }, select: { disabledAt: true } })
  if (!user || user.disabledAt) return 'CredentialsSignin'
  const account = await passSecondStep(step.userId, code)
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
 * Returns the account of a Google identity: the linked one, otherwise that with the same address, otherwise a new
 * one. A verified account is linked. An unverified one is reclaimed by the person Google vouches for, without
 * anything that its registrant had set.
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

/** Returns the name from Google if it has visible characters, otherwise the local part of the address. */
function getFullName({ name }: GoogleProfile, email: string): string {
  const parsed = requiredName('auth.full-name-required').safeParse(name?.slice(0, 200))
  return parsed.success ? parsed.data : toUsername(email)
}

async function createFromGoogle(
  profile: GoogleProfile,
  email: string,
): Promise<{ id: UserId } | SignInError> {
  const now = new Date()
  const interfaceLanguage = await findBrowserLanguage()
  try {
    return await db.$transaction(async (tx) => {
      const { id, timeZone } = await tx.user.create({
        data: {
          email,
          username: toUsername(email),
          fullName: getFullName(profile, email),
          googleSubject: profile.sub,
          interfaceLanguage,
          emailVerifiedAt: now,
          mailboxProvenAt: now,
        },
        select: { id: true, timeZone: true },
      })
      await createFirstBusiness(tx, { id, timeZone, interfaceLanguage })
      return { id }
    })
  } catch (error) {
    if (violatesUnique(error, 'email') || violatesUnique(error, 'googleSubject'))
      return 'OAuthAccountNotLinked'
    throw error
  }
}

interface SignInInput {
  /** An email address or username. */
  email: string
  password: string
  /** Two-step code. Alone it is the second step after Google. */
  code: string
}

/**
 * Returns the account of a sign-in, or the reason it failed. Counts the attempt before anything is checked; throws
 * 429.
 */
export async function verifySignIn({
  email,
  password,
  code,
}: SignInInput): Promise<{ id: UserId } | SignInError> {
  const isGoogleStep = !email && !password && code !== ''
  if (!isGoogleStep && (!email || !password)) return 'CredentialsSignin'
  const account = isGoogleStep ? ((await findGoogleStep())?.email ?? '') : toLoginEmail(email)
  const attempt = await registerAttempt(account, await headers())
  const result = isGoogleStep ? await checkGoogleStep(code) : await checkCredentials(email, password, code)
  if (typeof result !== 'string') await attempt.succeed()
  // A correct password without its code was no guess either; earlier guesses still count.
  else if (result === 'SecondStepRequired' || result.startsWith(TOO_MANY_PREFIX)) await attempt.refund()
  return result
}

import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { violatesUnique } from '@/lib/platform/db/errors'
import { getAppOrigin } from '@/lib/platform/env'
import { conflict, invalid } from '@/lib/i18n/errors'
import type { InterfaceLanguage } from '@/lib/i18n/interface-language'
import type { AccountMail } from '@/lib/mail/templates/render-mail'
import {
  createExistingAccountMail,
  createPasswordChangedMail,
  createResetMail,
  createVerificationMail,
} from '@/lib/mail/templates/account-mails'
import { createAccountReclaimedMail } from '@/lib/mail/templates/security-mails'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { resetAccountLimits, consume } from '@/lib/platform/rate-limits/rate-limits'
import { createFirstBusiness } from '@/lib/auth/users/memberships'
import { hashNewPassword } from '@/lib/auth/credentials/password'
import { verifyPassword } from '@/lib/auth/credentials/verify-credentials'
import { toUsername } from '@/lib/auth/rules/messages'
import type { PasswordChange, RegisterInput, Verification } from '@/lib/auth/rules/schema'
import { endSessions } from '@/lib/auth/sessions/sessions'
import { revokeUnverifiedCredentials, revokeAccess, reclaimAccount } from './unverified-accounts'
import {
  consumeToken,
  createToken,
  createLinkUsedError,
  getTokenOwner,
  TOKEN_HOURS,
} from '@/lib/auth/credentials/tokens'

interface RegisteredUser {
  user: { id: UserId; email: string; username: string; fullName: string }
  /** Verification email in the outbox. */
  mailId: number
}

const createTakenError = () => conflict('account.address-taken', 'email')

/**
 * Creates an account with an unverified address. Throws 409 if the address has an account, verified or not: nothing
 * of a second registration is stored (specification, section 2). The owner of the mailbox signs in through its link
 * (`verifyEmail`).
 * @param browserHash of the browser that registers (lib/auth/trusted-devices/trusted-devices.ts)
 */
export async function registerUser(
  input: RegisterInput & { interfaceLanguage: InterfaceLanguage | null },
  browserHash: string | null,
): Promise<RegisteredUser> {
  const { password, username, ...profile } = input
  const { email } = profile
  if (await db.user.findUnique({ where: { email }, select: { id: true } })) throw createTakenError()
  const passwordHash = await hashNewPassword(password, email)
  return db
    .$transaction(async (tx) => {
      const { timeZone, ...user } = await tx.user.create({
        data: { ...profile, passwordHash, username: username ?? toUsername(email) },
        select: { id: true, email: true, username: true, fullName: true, timeZone: true },
      })
      await createFirstBusiness(tx, { id: user.id, timeZone, interfaceLanguage: input.interfaceLanguage })
      const token = await createToken(user.id, 'VERIFY_EMAIL', tx, browserHash)
      return { user, mailId: await queueAccountMail(tx, toVerificationMail(user, token)) }
    })
    .catch((error: unknown) => {
      // Two concurrent registrations of one address.
      throw violatesUnique(error, 'email') ? createTakenError() : error
    })
}

/** Input for an account whose mailbox is already verified. */
export interface VerifiedUserInput {
  fullName: string
  password: string
  timeZone: string
  interfaceLanguage: InterfaceLanguage | null
}

/**
 * Creates an account for an address that was just verified, replacing one that never was. Throws 409 if the address
 * has a verified account, 422 for a weak password.
 * @param alsoWrite further writes in the same transaction
 */
export async function createVerifiedUser(
  { password, email, ...profile }: VerifiedUserInput & { email: string },
  alsoWrite: (tx: Transaction, user: { id: UserId; email: string; fullName: string }) => Promise<void>,
): Promise<{ id: UserId; email: string }> {
  const unverified = { email, emailVerifiedAt: null, disabledAt: null }
  if (await db.user.findFirst({ where: { email, NOT: unverified }, select: { id: true } }))
    throw createTakenError()
  const passwordHash = await hashNewPassword(password, email)
  const now = new Date()
  return db
    .$transaction(async (tx) => {
      await tx.user.deleteMany({ where: unverified })
      const user = await tx.user.create({
        data: {
          ...profile,
          email,
          passwordHash,
          username: toUsername(email),
          emailVerifiedAt: now,
          mailboxProvenAt: now,
        },
        select: { id: true, email: true, fullName: true },
      })
      await alsoWrite(tx, user)
      return user
    })
    .catch((error: unknown) => {
      throw violatesUnique(error, 'email') ? createTakenError() : error
    })
}

const toVerificationMail = (user: { email: string }, token: string): AccountMail =>
  createVerificationMail({
    to: user.email,
    link: `${getAppOrigin()}/verify-email?token=${token}`,
    hours: TOKEN_HOURS.VERIFY_EMAIL,
  })

const toExistingAccountMail = (user: { email: string; fullName: string }): AccountMail =>
  createExistingAccountMail({
    to: user.email,
    name: user.fullName,
    link: `${getAppOrigin()}/login`,
    recovery: `${getAppOrigin()}/forgot-password`,
  })

/**
 * Queues a new verification email, for the browser that registered, and returns its id; null if there is nobody to
 * send it to. The owner of a verified address is told instead that they have an account and how to sign in.
 */
export async function requestVerification(email: string): Promise<number | null> {
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, email: true, fullName: true, emailVerifiedAt: true, disabledAt: true },
  })
  if (!user || user.disabledAt) return null
  if ((await consume('verification-mail:account', email)) > 0) return null
  if (user.emailVerifiedAt) return db.$transaction((tx) => queueAccountMail(tx, toExistingAccountMail(user)))
  const earlierToken = await db.token.findFirst({
    where: { userId: user.id, purpose: 'VERIFY_EMAIL', browserHash: { not: null } },
    select: { browserHash: true },
  })
  return db.$transaction(async (tx) => {
    const token = await createToken(user.id, 'VERIFY_EMAIL', tx, earlierToken?.browserHash ?? null)
    return queueAccountMail(tx, toVerificationMail(user, token))
  })
}

/**
 * Verifies an address by its link. The user must use the browser that registered, enter the password chosen there, or
 * set a new one; a new password reclaims the account without anything that was set before. Throws 410 if the link was
 * used, 422 if the password is missing, wrong or weak, 429 after too many wrong ones.
 * @param mark hash of this browser's mark
 * @returns `mayEnter` is true if the user can be signed in without a further step
 */
export async function verifyEmail(
  { token, password, newPassword }: Verification,
  mark: string | null,
): Promise<{ id: UserId; email: string; mayEnter: boolean }> {
  const { userId: id, browserHash } = await getTokenOwner(token, 'VERIFY_EMAIL')
  const isRegistering = mark !== null && browserHash === mark
  if (!isRegistering && !newPassword) {
    if (!password) throw invalid('password.registered-required', 'password')
    await verifyPassword(id, password, 'password')
  }
  const { email } = await db.user.findUniqueOrThrow({ where: { id }, select: { email: true } })
  const passwordHash = newPassword ? await hashNewPassword(newPassword, email, 'newPassword') : null
  return db.$transaction(async (tx) => {
    await consumeToken(token, 'VERIFY_EMAIL', tx)
    const now = new Date()
    const { count } = await tx.user.updateMany({
      where: { id, emailVerifiedAt: null },
      data: { emailVerifiedAt: now, mailboxProvenAt: now },
    })
    if (count === 0) throw createLinkUsedError()
    if (passwordHash) await reclaimAccount(tx, id, { fullName: toUsername(email), passwordHash })
    const { disabledAt, twoStep } = await tx.user.findUniqueOrThrow({
      where: { id },
      select: { disabledAt: true, twoStep: { select: { enabledAt: true } } },
    })
    return { id, email, mayEnter: !disabledAt && !twoStep?.enabledAt }
  })
}

/** Queues an email with a password reset link and returns its id; null if there is nobody to send it to. */
export async function requestReset(email: string): Promise<number | null> {
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, email: true, fullName: true, emailVerifiedAt: true, disabledAt: true },
  })
  if (!user || user.disabledAt) return null
  // Over the limit, the emails of this hour still contain valid links.
  if ((await consume('reset-mail:account', email)) > 0) return null
  return db.$transaction(async (tx) => {
    const token = await createToken(user.id, 'RESET_PASSWORD', tx)
    const mail = createResetMail({
      to: user.email,
      // Before the address is verified, nobody knows whether the name is the owner's.
      name: user.emailVerifiedAt ? user.fullName : null,
      link: `${getAppOrigin()}/reset-password?token=${token}`,
      hours: TOKEN_HOURS.RESET_PASSWORD,
    })
    return queueAccountMail(tx, mail)
  })
}

/**
 * Sets a new password, ends all sessions, and queues the notice about it, whose id is returned. Opening the link
 * proves ownership of the mailbox:
 * - An unverified account is reclaimed without anything that was set before.
 * - If somebody else may have chosen the password, two-step sign-in and Gmail are removed, because they would lock
 *   the owner out.
 * Throws 410 if the link was used, 422 for a weak password.
 */
export async function resetPassword(token: string, password: string): Promise<number> {
  const { userId: id } = await getTokenOwner(token, 'RESET_PASSWORD')
  const { email } = await db.user.findUniqueOrThrow({ where: { id }, select: { email: true } })
  const passwordHash = await hashNewPassword(password, email)
  const mailId = await db.$transaction(async (tx) => {
    await consumeToken(token, 'RESET_PASSWORD', tx)
    const { fullName, emailVerifiedAt, mailboxProvenAt } = await tx.user.findUniqueOrThrow({
      where: { id },
      select: { fullName: true, emailVerifiedAt: true, mailboxProvenAt: true },
    })
    if (!emailVerifiedAt) {
      const name = toUsername(email)
      await reclaimAccount(tx, id, { fullName: name, passwordHash })
      return queueAccountMail(tx, toPasswordChangedMail({ email, fullName: name }))
    }
    const removed = mailboxProvenAt ? 0 : await revokeUnverifiedCredentials(tx, id)
    await revokeAccess(tx, id)
    await tx.user.update({
      where: { id },
      data: { passwordHash, mailboxProvenAt: mailboxProvenAt ?? new Date() },
    })
    const notice =
      removed > 0
        ? createAccountReclaimedMail({ to: email, name: fullName, link: `${getAppOrigin()}/login` })
        : toPasswordChangedMail({ email, fullName })
    return queueAccountMail(tx, notice)
  })
  // Failed guesses at the old password don't matter for the new one.
  await resetAccountLimits(email)
  return mailId
}

/**
 * Changes the password, ends all other sessions, and queues the notice about it, whose id is returned. Throws 422 if
 * the current password is wrong, 429 after too many guesses.
 */
export async function changePassword(
  userId: UserId,
  sessionId: string,
  { currentPassword, password }: PasswordChange,
): Promise<number> {
  await verifyPassword(userId, currentPassword, 'currentPassword')
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const passwordHash = await hashNewPassword(password, email)
  return db.$transaction(async (tx) => {
    await endSessions(userId, sessionId, tx)
    await tx.token.deleteMany({ where: { userId, purpose: 'RESET_PASSWORD' } })
    const user = await tx.user.update({
      where: { id: userId },
      data: { passwordHash },
      select: { email: true, fullName: true },
    })
    return queueAccountMail(tx, toPasswordChangedMail(user))
  })
}

const toPasswordChangedMail = (user: { email: string; fullName: string }): AccountMail =>
  createPasswordChangedMail({
    to: user.email,
    name: user.fullName,
    link: `${getAppOrigin()}/forgot-password`,
  })

/** True if the account has a password; one that only ever signed in with Google has none. */
export async function hasPassword(userId: UserId): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, passwordHash: { not: null } } })) > 0
}

import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { violatesUnique } from '@/lib/platform/db/errors'
import { appOrigin } from '@/lib/platform/env'
import { conflict, invalid } from '@/lib/i18n/errors'
import type { Mail } from '@/lib/mail/transports/types'
import {
  existingAccountMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
} from '@/lib/mail/templates/account-mails'
import { accountReclaimedMail } from '@/lib/mail/templates/security-mails'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { resetAccountLimits, consume } from '@/lib/platform/rate-limits/rate-limits'
import { createFirstBusiness } from '@/lib/auth/users/memberships'
import { hashNewPassword } from '@/lib/auth/credentials/password'
import { verifyPassword } from '@/lib/auth/credentials/verify-credentials'
import { toUsername } from '@/lib/auth/rules/messages'
import type { PasswordChange, RegisterInput, Verification } from '@/lib/auth/rules/schema'
import { endSessions } from '@/lib/auth/sessions/sessions'
import { revokeUnverifiedCredentials, revokeAccess, reclaimAccount } from './reclaim-account'
import {
  consumeToken,
  createToken,
  createLinkUsedError,
  getTokenOwner,
  TOKEN_HOURS,
} from '@/lib/auth/credentials/tokens'

interface RegisteredUser {
  user: { id: UserId; email: string; username: string; fullName: string }
  /** The verification mail, which waits in the outbox. */
  mailId: number
}

const createTakenError = () => conflict('account.address-taken', 'email')

/**
 * Creates an account with an unverified address. Throws 409 if the address has an account, verified or not: nothing of a second
 * registration is stored (specification, section 2). The owner of the mailbox signs in through its link (verifyEmail).
 * @param browserHash of the browser that registers (lib/auth/trusted-devices/registration-device.ts)
 */
export async function registerUser(
  input: RegisterInput,
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
      await createFirstBusiness(tx, { id: user.id, timeZone })
      const token = await createToken(user.id, 'VERIFY_EMAIL', tx, browserHash)
      return { user, mailId: await queueAccountMail(tx, createVerificationMail(user, token)) }
    })
    .catch((error: unknown) => {
      // Two registrations of one address at the same moment.
      throw violatesUnique(error, 'email') ? createTakenError() : error
    })
}

/** Who opens an account whose mailbox is proven already. */
export interface VerifiedUserInput {
  fullName: string
  password: string
  timeZone: string
}

/**
 * Opens an account for an address that was just proven, in place of one that was never verified, together with what `and` writes. Throws
 * 409 when the address has a verified one, 422 for too easy a password.
 */
export async function createVerifiedUser(
  { password, email, ...profile }: VerifiedUserInput & { email: string },
  and: (tx: Transaction, user: { id: UserId; email: string; fullName: string }) => Promise<void>,
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
      await and(tx, user)
      return user
    })
    .catch((error: unknown) => {
      throw violatesUnique(error, 'email') ? createTakenError() : error
    })
}

const createVerificationMail = (user: { email: string }, token: string): Mail =>
  verificationMail({
    to: user.email,
    link: `${appOrigin()}/verify-email?token=${token}`,
    hours: TOKEN_HOURS.VERIFY_EMAIL,
  })

const createExistingAccountMail = (user: { email: string; fullName: string }): Mail =>
  existingAccountMail({
    to: user.email,
    name: user.fullName,
    link: `${appOrigin()}/login`,
    recovery: `${appOrigin()}/forgot-password`,
  })

/**
 * Queues a fresh verification mail, for the browser that registered like the first, and answers its id; null when there is nobody to
 * send one to. The owner of a verified address is told that they have an account, and how to get in.
 */
export async function requestVerification(email: string): Promise<number | null> {
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, email: true, fullName: true, emailVerifiedAt: true, disabledAt: true },
  })
  if (!user || user.disabledAt) return null
  if ((await consume('verification-mail:account', email)) > 0) return null
  if (user.emailVerifiedAt)
    return db.$transaction((tx) => queueAccountMail(tx, createExistingAccountMail(user)))
  const earlier = await db.token.findFirst({
    where: { userId: user.id, purpose: 'VERIFY_EMAIL', browserHash: { not: null } },
    select: { browserHash: true },
  })
  return db.$transaction(async (tx) => {
    const token = await createToken(user.id, 'VERIFY_EMAIL', tx, earlier?.browserHash ?? null)
    return queueAccountMail(tx, createVerificationMail(user, token))
  })
}

/**
 * Marks the address as verified by whoever opens its link and shows to be who chose the password: by the browser that registered,
 * or by that password. A new password makes the account theirs whoever registered it, without anything that was set before.
 * Throws 410 when the link is used up, 422 when the password is missing, wrong or too easy, 429 after too many wrong ones.
 * @param mark of the browser that asks
 * @returns whether the account may be entered at once: nothing else stands in the way
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

/** Queues a mail with a link to a new password and answers its id; null when there is nobody to send one to. */
export async function requestReset(email: string): Promise<number | null> {
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, email: true, fullName: true, emailVerifiedAt: true, disabledAt: true },
  })
  if (!user || user.disabledAt) return null
  // Beyond it, the mails of this hour hold links that work.
  if ((await consume('reset-mail:account', email)) > 0) return null
  return db.$transaction(async (tx) => {
    const token = await createToken(user.id, 'RESET_PASSWORD', tx)
    const mail = resetMail({
      to: user.email,
      // Whose name it is, nobody knows before the address is verified.
      name: user.emailVerifiedAt ? user.fullName : null,
      link: `${appOrigin()}/reset-password?token=${token}`,
      hours: TOKEN_HOURS.RESET_PASSWORD,
    })
    return queueAccountMail(tx, mail)
  })
}

/**
 * Sets a new password, ends every session, and answers the id of the notice about it, which is queued with it. The link came by
 * mail, so whoever opens it owns the mailbox: an account that was never verified becomes theirs without anything that was set
 * before, and one whose password somebody else may have chosen loses two-step sign-in and Gmail, which would keep its owner out.
 * Throws 410 when the link is used up, 422 when the password is too easy.
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
      return queueAccountMail(tx, createPasswordChangedMail({ email, fullName: name }))
    }
    const removed = mailboxProvenAt ? 0 : await revokeUnverifiedCredentials(tx, id)
    await revokeAccess(tx, id)
    await tx.user.update({
      where: { id },
      data: { passwordHash, mailboxProvenAt: mailboxProvenAt ?? new Date() },
    })
    const notice =
      removed > 0
        ? accountReclaimedMail({ to: email, name: fullName, link: `${appOrigin()}/login` })
        : createPasswordChangedMail({ email, fullName })
    return queueAccountMail(tx, notice)
  })
  // Failed guesses at the old password say nothing about the new one.
  await resetAccountLimits(email)
  return mailId
}

/**
 * Changes the password of somebody who knows the old one, ends every other session, and answers the id of the notice about it.
 * Throws 422 when the old one is wrong, 429 after too many guesses.
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
    return queueAccountMail(tx, createPasswordChangedMail(user))
  })
}

const createPasswordChangedMail = (user: { email: string; fullName: string }): Mail =>
  passwordChangedMail({ to: user.email, name: user.fullName, link: `${appOrigin()}/forgot-password` })

/** Whether the account has a password; one that only ever signed in with Google has none. */
export async function hasPassword(userId: UserId): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, passwordHash: { not: null } } })) > 0
}

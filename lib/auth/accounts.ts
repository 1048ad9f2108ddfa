import 'server-only'
import { db } from '@/lib/db/client'
import { violatesUnique } from '@/lib/db/errors'
import { appOrigin } from '@/lib/env'
import { conflict } from '@/lib/errors'
import type { Mail } from '@/lib/mail/types'
import { passwordChangedMail, resetMail, verificationMail } from '@/lib/mail/templates'
import { resetAttempts } from './limits'
import { hashPassword } from './password'
import { provePassword } from './proof'
import type { PasswordChange, RegisterInput } from './schema'
import { endSessions } from './sessions'
import { consumeToken, createToken, ownerOfToken, TOKEN_HOURS } from './tokens'

interface Registered {
  user: { id: number; email: string; username: string; fullName: string }
  mail: Mail
}

const taken = () =>
  conflict('This email already has an account', { email: ['This email already has an account'] })

/** Opens an account that waits for its address to be verified. Throws 409 when the address has one. */
export async function register(input: RegisterInput): Promise<Registered> {
  const { password, username, ...profile } = input
  if (await db.user.findUnique({ where: { email: input.email }, select: { id: true } })) throw taken()
  const passwordHash = await hashPassword(password)
  return db
    .$transaction(async (tx) => {
      const user = await tx.user.create({
        data: { ...profile, passwordHash, username: username ?? usernameOf(input.email) },
        select: { id: true, email: true, username: true, fullName: true },
      })
      return { user, mail: verification(user, await createToken(user.id, 'VERIFY_EMAIL', tx)) }
    })
    .catch((error: unknown) => {
      // Two registrations of one address at the same moment.
      throw violatesUnique(error, 'email') ? taken() : error
    })
}

export const usernameOf = (email: string): string => email.split('@')[0]!.slice(0, 100)

const verification = (user: { email: string; fullName: string }, token: string): Mail =>
  verificationMail({
    to: user.email,
    name: user.fullName,
    link: `${appOrigin()}/verify-email?token=${token}`,
    hours: TOKEN_HOURS.VERIFY_EMAIL,
  })

/** A fresh verification mail, or null when there is nobody to send one to. */
export async function requestVerification(email: string): Promise<Mail | null> {
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, email: true, fullName: true, emailVerifiedAt: true, disabledAt: true },
  })
  if (!user || user.emailVerifiedAt || user.disabledAt) return null
  return verification(user, await createToken(user.id, 'VERIFY_EMAIL'))
}

/** Marks the address as verified and answers it. Throws 410 when the link is used up. */
export async function verifyEmail(token: string): Promise<{ email: string }> {
  return db.$transaction(async (tx) => {
    const id = await consumeToken(token, 'VERIFY_EMAIL', tx)
    return tx.user.update({ where: { id }, data: { emailVerifiedAt: new Date() }, select: { email: true } })
  })
}

/** A mail with a link to a new password, or null when there is nobody to send one to. */
export async function requestReset(email: string): Promise<Mail | null> {
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, email: true, fullName: true, disabledAt: true },
  })
  if (!user || user.disabledAt) return null
  const token = await createToken(user.id, 'RESET_PASSWORD')
  return resetMail({
    to: user.email,
    name: user.fullName,
    link: `${appOrigin()}/reset-password?token=${token}`,
    hours: TOKEN_HOURS.RESET_PASSWORD,
  })
}

/**
 * Sets a new password, ends every session and answers the notice about it. The link came by mail, so it verifies the
 * address as well, and whoever registered it before no longer knows the password.
 */
export async function resetPassword(token: string, password: string): Promise<Mail> {
  await ownerOfToken(token, 'RESET_PASSWORD')
  const passwordHash = await hashPassword(password)
  const user = await db.$transaction(async (tx) => {
    const id = await consumeToken(token, 'RESET_PASSWORD', tx)
    const { emailVerifiedAt } = await tx.user.findUniqueOrThrow({
      where: { id },
      select: { emailVerifiedAt: true },
    })
    await endSessions(id, null, tx)
    await tx.token.deleteMany({ where: { userId: id } })
    return tx.user.update({
      where: { id },
      data: { passwordHash, emailVerifiedAt: emailVerifiedAt ?? new Date() },
      select: { email: true, fullName: true },
    })
  })
  // Failed guesses at the old password say nothing about the new one.
  await resetAttempts('login:account', user.email)
  return passwordChangedNotice(user)
}

/**
 * Changes the password of somebody who knows the old one, ends every other session and answers the notice about it.
 * Throws 422 when the old one is wrong, 429 after too many guesses.
 */
export async function changePassword(
  userId: number,
  sessionId: string,
  { currentPassword, password }: PasswordChange,
): Promise<Mail> {
  await provePassword(userId, currentPassword, 'currentPassword')
  const passwordHash = await hashPassword(password)
  const user = await db.$transaction(async (tx) => {
    await endSessions(userId, sessionId, tx)
    await tx.token.deleteMany({ where: { userId, purpose: 'RESET_PASSWORD' } })
    return tx.user.update({
      where: { id: userId },
      data: { passwordHash },
      select: { email: true, fullName: true },
    })
  })
  return passwordChangedNotice(user)
}

const passwordChangedNotice = (user: { email: string; fullName: string }): Mail =>
  passwordChangedMail({ to: user.email, name: user.fullName, link: `${appOrigin()}/forgot-password` })

/** Whether the account has a password; one that only ever signed in with Google has none. */
export async function hasPassword(userId: number): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, passwordHash: { not: null } } })) > 0
}

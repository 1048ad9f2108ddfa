import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { verifyCode, verifyPassword } from '@/lib/auth/credentials/verify-credentials'
import { todayIn } from '@/lib/core/dates'
import { hasSecondStep } from '@/lib/auth/credentials/second-step'
import { endSessions } from '@/lib/auth/sessions/sessions'
import { db } from '@/lib/platform/db/client'
import { getAppOrigin } from '@/lib/platform/env'
import { conflict, invalid } from '@/lib/i18n/errors'
import { createDeletionCancelledMail, createDeletionRequestedMail } from '@/lib/mail/templates/account-mails'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { scheduleMailFlush } from '@/lib/mail/outbox/request-scope'
import { getGraceEnd, type DeletionProof } from './deletion-request'
import { reassignOwnedBusinesses } from './transfer-ownership'

/**
 * Schedules the deletion of an account, ends all sessions, and queues the email about it, whose id is returned. A
 * repeated request keeps the first date. Throws 422 if the proof is wrong, 429 after too many guesses.
 */
export async function scheduleDeletion(
  userId: UserId,
  proof: DeletionProof,
): Promise<{ deleteAfter: Date; mailId: number }> {
  const email = await verifyIdentity(userId, proof)
  const now = new Date()
  return db.$transaction(async (tx) => {
    await tx.user.updateMany({
      where: { id: userId, deleteAfter: null },
      data: { deletionRequestedAt: now, deleteAfter: getGraceEnd(now) },
    })
    await endSessions(userId, null, tx)
    await reassignOwnedBusinesses(tx, userId)
    const user = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { fullName: true, timeZone: true, deleteAfter: true },
    })
    const deleteAfter = user.deleteAfter!
    const day = todayIn(user.timeZone, deleteAfter)
    const values = { to: email, name: user.fullName, link: `${getAppOrigin()}/login`, day }
    return { deleteAfter, mailId: await queueAccountMail(tx, createDeletionRequestedMail(values)) }
  })
}

/**
 * Verifies the password, or the address of an account without one, and the code if two-step sign-in is on. Returns
 * the account's address.
 */
async function verifyIdentity(
  userId: UserId,
  { password, email: typedEmail, code }: DeletionProof,
): Promise<string> {
  const { email, passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, passwordHash: true },
  })
  const requiresCode = await hasSecondStep(userId)
  if (requiresCode && !code) throw invalid('code.required', 'code')
  if (passwordHash && !password) throw invalid('password.current-required', 'password')
  if (passwordHash) await verifyPassword(userId, password!, 'password')
  else if (typedEmail?.trim().toLowerCase() !== email) throw invalid('account.other-address', 'email')
  if (requiresCode) await verifyCode({ id: userId }, code!)
  return email
}

/**
 * Cancels the deletion of an account and queues the email about it, whose id is returned. Throws 409 if no deletion
 * is scheduled or it has begun.
 */
export async function cancelDeletion(userId: UserId): Promise<number> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, deleteAfter: { not: null }, disabledAt: null },
      data: { deletionRequestedAt: null, deleteAfter: null },
    })
    if (count === 0) throw conflict('account.not-leaving')
    // Owners who requested their own deletion meanwhile could not hand their businesses to anybody.
    await reassignOwnedBusinesses(tx, userId)
    const { email, fullName } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true, fullName: true },
    })
    // Sends emails that were held back because of the deletion.
    scheduleMailFlush(null)
    return queueAccountMail(
      tx,
      createDeletionCancelledMail({ to: email, name: fullName, link: `${getAppOrigin()}/` }),
    )
  })
}

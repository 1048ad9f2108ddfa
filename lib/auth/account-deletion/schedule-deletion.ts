import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { verifyCode, verifyPassword } from '@/lib/auth/credentials/verify-credentials'
import { hasSecondStep } from '@/lib/auth/credentials/second-step'
import { endSessions } from '@/lib/auth/sessions/sessions'
import { db } from '@/lib/platform/db/client'
import { appOrigin } from '@/lib/platform/env'
import { conflict, invalid } from '@/lib/i18n/errors'
import { accountKeptMail, deletionRequestedMail } from '@/lib/mail/templates/account-mails'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { scheduleMailFlush } from '@/lib/mail/outbox/request-scope'
import { formatDeletionDay, getGraceEnd } from './grace-period'
import { reassignOwnedBusinesses } from './transfer-ownership'
import type { DeletionProof } from './schema'

/**
 * Marks the account as one that will be deleted, ends every session, and queues the mail about it, whose id it answers.
 * Asked twice, the first day stands. Throws 422 when the proof is wrong, 429 after too many guesses.
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
    const day = formatDeletionDay(deleteAfter, user.timeZone)
    const values = { to: email, name: user.fullName, link: `${appOrigin()}/login`, day }
    return { deleteAfter, mailId: await queueAccountMail(tx, deletionRequestedMail(values)) }
  })
}

/**
 * Answers the account's address to whoever knows its password, or the address itself where there is no password; and has a code
 * where signing in asks for one.
 */
async function verifyIdentity(
  userId: UserId,
  { password, email: typed, code }: DeletionProof,
): Promise<string> {
  const { email, passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, passwordHash: true },
  })
  const asksForCode = await hasSecondStep(userId)
  if (asksForCode && !code) throw invalid('code.required', 'code')
  if (passwordHash && !password) throw invalid('password.current-required', 'password')
  if (passwordHash) await verifyPassword(userId, password!, 'password')
  else if (typed?.trim().toLowerCase() !== email) throw invalid('account.other-address', 'email')
  if (asksForCode) await verifyCode({ id: userId }, code!)
  return email
}

/**
 * Keeps an account that was to be deleted, as it was, and queues the mail about it, whose id it answers. Throws 409 when there is
 * nothing to take back, or its deletion has begun.
 */
export async function cancelDeletion(userId: UserId): Promise<number> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, deleteAfter: { not: null }, disabledAt: null },
      data: { deletionRequestedAt: null, deleteAfter: null },
    })
    if (count === 0) throw conflict('account.not-leaving')
    // Owners who have asked for their own deletion since left nobody else to go on.
    await reassignOwnedBusinesses(tx, userId)
    const { email, fullName } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true, fullName: true },
    })
    // What waited because it was to be deleted.
    scheduleMailFlush(null)
    return queueAccountMail(tx, accountKeptMail({ to: email, name: fullName, link: `${appOrigin()}/` }))
  })
}

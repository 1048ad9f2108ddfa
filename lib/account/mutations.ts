import 'server-only'
import { provePassword } from '@/lib/auth/proof'
import { AUTH_MESSAGES } from '@/lib/auth/rules'
import { endSessions } from '@/lib/auth/sessions'
import { db } from '@/lib/db/client'
import { appOrigin } from '@/lib/env'
import { conflict, invalid } from '@/lib/errors'
import { accountKeptMail, deletionRequestedMail } from '@/lib/mail/templates'
import type { Mail } from '@/lib/mail/types'
import { deletionDay, graceEnd } from './rules'
import type { DeletionProof } from './schema'

/**
 * Marks the account as one that will be deleted, ends every session and answers the mail about it. Asked twice, the first
 * day stands. Throws 422 when the proof is wrong, 429 after too many guesses.
 */
export async function requestDeletion(
  userId: number,
  proof: DeletionProof,
): Promise<{ deleteAfter: Date; mail: Mail }> {
  const email = await prove(userId, proof)
  const now = new Date()
  const user = await db.$transaction(async (tx) => {
    await tx.user.updateMany({
      where: { id: userId, deleteAfter: null },
      data: { deletionRequestedAt: now, deleteAfter: graceEnd(now) },
    })
    await endSessions(userId, null, tx)
    return tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { fullName: true, timeZone: true, deleteAfter: true },
    })
  })
  const deleteAfter = user.deleteAfter!
  const day = deletionDay(deleteAfter, user.timeZone)
  const mail = deletionRequestedMail({ to: email, name: user.fullName, link: `${appOrigin()}/login`, day })
  return { deleteAfter, mail }
}

/** Answers the account's address to whoever knows its password, or the address itself where there is no password. */
async function prove(userId: number, { password, email: typed }: DeletionProof): Promise<string> {
  const { email, passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, passwordHash: true },
  })
  const { currentPassword, otherEmail } = AUTH_MESSAGES
  if (passwordHash && !password) throw invalid(currentPassword, { password: [currentPassword] })
  if (passwordHash) await provePassword(userId, password!, 'password')
  else if (typed?.trim().toLowerCase() !== email) throw invalid(otherEmail, { email: [otherEmail] })
  return email
}

/**
 * Keeps an account that was to be deleted, as it was, and answers the mail about it. Throws 409 when there is nothing to take
 * back, or its deletion has begun.
 */
export async function keepAccount(userId: number): Promise<Mail> {
  const { count } = await db.user.updateMany({
    where: { id: userId, deleteAfter: { not: null }, disabledAt: null },
    data: { deletionRequestedAt: null, deleteAfter: null },
  })
  if (count === 0) throw conflict('Your account is not about to be deleted.')
  const { email, fullName } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, fullName: true },
  })
  return accountKeptMail({ to: email, name: fullName, link: `${appOrigin()}/` })
}

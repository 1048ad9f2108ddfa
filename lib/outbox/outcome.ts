import 'server-only'
import { db, type Transaction } from '@/lib/db/client'
import type { OutboxMail, Prisma } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { recordEvent } from '@/lib/events/mutations'
import { lockInvoice } from '@/lib/invoices/lock'
import { moveTo } from '@/lib/invoices/status-changes'
import type { InvoiceRow } from '@/lib/invoices/rows'
import type { MailFailure } from '@/lib/mail/failure'
import { forget } from './farewell'
import { FAREWELL } from './types'

/** Minutes until the next attempt, by how many there were; after the last one the mail has failed. About a day. */
const BACK_OFF = [1, 5, 15, 60, 180, 360, 720]

/** Writes down how this attempt ended, unless somebody has given the mail up meanwhile, or deleted it. */
async function end(
  tx: Transaction,
  { id, userId, attempts }: OutboxMail,
  data: Prisma.OutboxMailUpdateManyMutationInput,
): Promise<boolean> {
  const { count } = await tx.outboxMail.updateMany({
    where: { id, userId, status: 'SENDING', attempts },
    data,
  })
  return count > 0
}

/**
 * The mail was accepted: with it, in one transaction, a draft becomes a sent invoice. `refused` are those of its
 * recipients whom the server did not take.
 */
export async function sent(mail: OutboxMail, refused: string[]): Promise<void> {
  const { id: mailId, userId, kind, to } = mail
  if (kind === FAREWELL) return forget(mail)
  const invoiceId = mail.invoiceId!
  await db.$transaction(async (tx) => {
    const invoice = await lockIfThere(tx, userId, invoiceId)
    const reason = refused.length > 0 ? `Not accepted for ${refused.join(', ')}.` : null
    await end(tx, mail, { status: 'SENT', sentAt: new Date(), error: reason })
    // What went out went out, even if the invoice was deleted meanwhile.
    await recordEvent(tx, userId, 'MAIL_SENT', { invoiceId, data: { mailId, kind, to } })
    if (reason)
      await recordEvent(tx, userId, 'MAIL_FAILED', { invoiceId, data: { mailId, kind, to: refused, reason } })
    if (kind === 'INVOICE' && invoice?.status === 'DRAFT') await moveTo(tx, invoice, 'SENT')
  })
}

async function lockIfThere(tx: Transaction, userId: number, id: number): Promise<InvoiceRow | null> {
  try {
    return await lockInvoice(tx, userId, id)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** The mail was not accepted, or nobody knows: another attempt later, or none. */
export async function failed(mail: OutboxMail, { reason, retry }: MailFailure): Promise<void> {
  const { id: mailId, userId, kind, to, invoiceId } = mail
  const minutes = retry === 'later' ? BACK_OFF[mail.attempts - 1] : undefined
  if (kind === FAREWELL && !minutes) return forget(mail)
  await db.$transaction(async (tx) => {
    const nextAttemptAt = minutes && new Date(Date.now() + minutes * 60_000)
    const isOurs = await end(
      tx,
      mail,
      nextAttemptAt
        ? { status: 'QUEUED', error: reason, nextAttemptAt }
        : { status: 'FAILED', error: reason },
    )
    if (isOurs && !minutes)
      await recordEvent(tx, userId, 'MAIL_FAILED', {
        invoiceId: invoiceId!,
        data: { mailId, kind, to, reason },
      })
  })
}

/** The mail is not needed any more. */
export async function cancelled(mail: OutboxMail, why: string): Promise<void> {
  await db.$transaction((tx) => end(tx, mail, { status: 'CANCELLED', error: why }))
}

/** Gives up what was being handed over when its process died. */
export async function giveUpLost(): Promise<void> {
  const lost = await db.outboxMail.findMany({
    where: { status: 'SENDING', nextAttemptAt: { lt: new Date() } },
    take: 20,
  })
  for (const mail of lost)
    await failed(mail, {
      reason:
        'Sending was interrupted, so the mail may have gone out. Ask your client before you send it again.',
      retry: 'unknown',
    })
}

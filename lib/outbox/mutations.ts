import 'server-only'
import { db, type Transaction } from '@/lib/db/client'
import { conflict, notFound } from '@/lib/errors'
import { recordEvent } from '@/lib/events/mutations'
import { lockInvoice } from '@/lib/invoices/lock'
import { toInvoiceMail } from './queries'
import type { SendInput } from './schema'
import type { InvoiceMail, MailKind } from './types'

export type QueuedLetter = Omit<SendInput, 'requestId'>

/**
 * Writes a mail about an invoice into the outbox, in the caller's transaction. Of one `cause` there is one mail: asked
 * for again, the first one is answered.
 */
export async function queueMail(
  tx: Transaction,
  userId: number,
  invoiceId: number,
  { kind, cause, letter }: { kind: MailKind; cause: string; letter: QueuedLetter },
): Promise<InvoiceMail> {
  const { count } = await tx.outboxMail.createMany({
    data: [{ userId, invoiceId, kind, cause, ...letter }],
    skipDuplicates: true,
  })
  const mail = await tx.outboxMail.findUniqueOrThrow({ where: { userId_cause: { userId, cause } } })
  if (count > 0)
    await recordEvent(tx, userId, 'MAIL_QUEUED', {
      invoiceId,
      data: { mailId: mail.id, kind, to: letter.to },
    })
  return toInvoiceMail(mail)
}

/** Queues an invoice to be sent by e-mail. Throws 404, and 409 for a cancelled one. */
export async function sendInvoice(
  userId: number,
  invoiceId: number,
  { requestId, ...letter }: SendInput,
): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    const { status } = await lockInvoice(tx, userId, invoiceId)
    if (status === 'CANCELLED')
      throw conflict('This invoice is cancelled. Move it back to draft before you send it.')
    return queueMail(tx, userId, invoiceId, { kind: 'INVOICE', cause: `send ${requestId}`, letter })
  })
}

/** Queues a mail that failed once more. Throws 404, and 409 for one that is on its way or has arrived. */
export async function sendAgain(userId: number, invoiceId: number, mailId: number): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.outboxMail.updateMany({
      where: { id: mailId, invoiceId, userId, status: 'FAILED' },
      data: { status: 'QUEUED', attempts: 0, nextAttemptAt: new Date(), error: null },
    })
    const mail = await tx.outboxMail.findFirst({ where: { id: mailId, invoiceId, userId } })
    if (!mail) throw notFound('Mail')
    if (count === 0) throw conflict('Only a mail that failed can be sent again.')
    await recordEvent(tx, userId, 'MAIL_QUEUED', {
      invoiceId,
      data: { mailId, kind: mail.kind, to: mail.to },
    })
    return toInvoiceMail(mail)
  })
}

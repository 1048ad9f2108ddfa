import 'server-only'
import { refuseBlocked } from '@/lib/check/queries'
import { db, type Transaction } from '@/lib/db/client'
import type { OutboxMail, Prisma } from '@/lib/db/generated/client'
import { appOrigin } from '@/lib/env'
import { conflict, notFound } from '@/lib/errors'
import { recordEvent } from '@/lib/events/mutations'
import { lockInvoice } from '@/lib/invoices/lock'
import { makeLink } from '@/lib/invoices/mutations'
import type { InvoiceRow } from '@/lib/invoices/rows'
import { fillLink, LINK_PLACEHOLDER, publicUrl } from '@/lib/invoices/share-message'
import { countRecipients, waitError } from './allowance'
import { toInvoiceMail } from './queries'
import { recipientsOf } from './recipients'
import type { SendInput } from './schema'
import { mailIsDue } from './turn'
import { HOLD, type InvoiceMail, type MailKind, type MailStatus } from './types'

export type QueuedLetter = Omit<SendInput, 'requestId'> & { asWritten?: boolean }

interface Queued {
  kind: MailKind
  cause: string
  letter: QueuedLetter
  /** Whether the call is refused once the user has written to too many; else the mail waits until there is room. */
  refuse?: boolean
  /** The payment that a receipt confirms. */
  paymentId?: number | null
  /** Whether it is kept back for as long as an undo is offered. */
  hold?: boolean
}

/**
 * Writes a mail about an invoice into the outbox, in the caller's transaction. Of one `cause` there is one mail: asked
 * for again, the first one is answered. Throws 429.
 */
export async function queueMail(
  tx: Transaction,
  userId: number,
  invoiceId: number,
  { kind, cause, letter, paymentId = null, refuse = false, hold = false }: Queued,
): Promise<InvoiceMail> {
  const { count } = await tx.outboxMail.createMany({
    data: [
      {
        userId,
        invoiceId,
        kind,
        cause,
        paymentId,
        ...letter,
        ...(hold && { nextAttemptAt: inSeconds(HOLD) }),
      },
    ],
    skipDuplicates: true,
  })
  const where = { userId_cause: { userId, cause } }
  const mail = await tx.outboxMail.findUniqueOrThrow({ where })
  if (count === 0) return toInvoiceMail(mail)
  const wait = await countRecipients(userId, letter)
  if (wait && refuse) throw waitError(wait)
  if (wait) await tx.outboxMail.update({ where, data: { nextAttemptAt: inSeconds(wait.seconds) } })
  const data = { mailId: mail.ref, kind, ...recipientsOf(mail) }
  await recordEvent(tx, userId, 'MAIL_QUEUED', { invoiceId, data })
  mailIsDue(mail.id, { hold })
  return toInvoiceMail(mail)
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

const CANCELLED = 'This invoice is cancelled. Move it back to draft before you send it.'

/**
 * Queues an invoice to be sent by e-mail. `{link}` in the message becomes its public link, which is made here if there is
 * none that works. Throws 404, 409 for a cancelled one, 422 for a draft that the check stops, and 429.
 */
export async function sendInvoice(
  userId: number,
  invoiceId: number,
  { requestId, ...letter }: SendInput,
): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, userId, invoiceId)
    if (row.status === 'CANCELLED') throw conflict(CANCELLED)
    const cause = `send ${requestId}`
    const queued = await tx.outboxMail.findUnique({ where: { userId_cause: { userId, cause } } })
    if (queued) return toInvoiceMail(queued)
    await refuseBlocked(tx, row)
    const message = await withLink(tx, row, letter.message)
    const whole = { ...letter, message }
    return queueMail(tx, userId, invoiceId, { kind: 'INVOICE', cause, letter: whole, refuse: true })
  })
}

/** The message with the public link in the place of `{link}`; one that names none makes none. */
async function withLink(tx: Transaction, row: InvoiceRow, message: string): Promise<string> {
  if (!message.includes(LINK_PLACEHOLDER)) return message
  const { publicToken } = await makeLink(tx, row)
  return fillLink(message, publicUrl(appOrigin(), publicToken!))
}

/** Queues a mail that failed once more. Throws 404, 409 for one that is on its way or has arrived, and 429. */
export async function sendAgain(userId: number, invoiceId: number, mailId: string): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, userId, invoiceId)
    const mail = await moveMail(tx, { ref: mailId, invoiceId, userId }, 'FAILED', {
      ...{ status: 'QUEUED', attempts: 0, nextAttemptAt: new Date(), error: null },
    })
    if (!mail) throw conflict('Only failed e-mails can be sent again.')
    if (row.status === 'CANCELLED') throw conflict(CANCELLED)
    if (mail.kind === 'INVOICE') await refuseBlocked(tx, row)
    const wait = await countRecipients(userId, recipientsOf(mail))
    if (wait) throw waitError(wait)
    await recordEvent(tx, userId, 'MAIL_QUEUED', {
      invoiceId,
      data: { mailId, kind: mail.kind, ...recipientsOf(mail) },
    })
    mailIsDue(mail.id)
    return toInvoiceMail(mail)
  })
}

/** Keeps mails that wait, by their causes, back for as long as an undo is offered. */
export async function holdMails(
  userId: number,
  cause: { startsWith: string; endsWith: string },
): Promise<void> {
  await db.outboxMail.updateMany({
    where: { userId, status: 'QUEUED', attempts: 0, cause },
    data: { nextAttemptAt: inSeconds(HOLD) },
  })
  mailIsDue(null, { hold: true })
}

/** Takes back a mail that waits. Throws 404, and 409 for one that is being handed over or has ended. */
export async function cancelMail(userId: number, invoiceId: number, mailId: string): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    await lockInvoice(tx, userId, invoiceId)
    const mail = await moveMail(tx, { ref: mailId, invoiceId, userId }, 'QUEUED', {
      ...{ status: 'CANCELLED', error: 'You cancelled it before it went out.' },
    })
    if (!mail) throw conflict('Only queued e-mails can be cancelled.')
    const data = { mailId, kind: mail.kind, ...recipientsOf(mail) }
    await recordEvent(tx, userId, 'MAIL_CANCELLED', { invoiceId, data })
    return toInvoiceMail(mail)
  })
}

/** The same for the mail of one cause. Throws 404 where there is none. */
export async function cancelCause(userId: number, invoiceId: number, cause: string): Promise<InvoiceMail> {
  const mail = await db.outboxMail.findUnique({ where: { userId_cause: { userId, cause } } })
  if (!mail) throw notFound('Mail')
  return cancelMail(userId, invoiceId, mail.ref)
}

/** Changes a mail that stands where it is expected; null when it stands elsewhere. Throws 404. */
async function moveMail(
  tx: Transaction,
  where: { ref: string; invoiceId: number; userId: number },
  from: MailStatus,
  data: Prisma.OutboxMailUpdateManyMutationInput,
): Promise<OutboxMail | null> {
  const { count } = await tx.outboxMail.updateMany({ where: { ...where, status: from }, data })
  const mail = await tx.outboxMail.findFirst({ where })
  if (!mail) throw notFound('Mail')
  return count > 0 ? mail : null
}

import 'server-only'
import { takePoints } from '@/lib/auth/limits'
import { db, type Transaction } from '@/lib/db/client'
import type { OutboxMail, Prisma } from '@/lib/db/generated/client'
import { conflict, notFound, tooMany } from '@/lib/errors'
import { recordEvent } from '@/lib/events/mutations'
import { lockInvoice } from '@/lib/invoices/lock'
import { toInvoiceMail } from './queries'
import type { SendInput } from './schema'
import type { InvoiceMail, MailKind, MailStatus } from './types'

export type QueuedLetter = Omit<SendInput, 'requestId'>

interface Queued {
  kind: MailKind
  cause: string
  letter: QueuedLetter
  /** Whether the call is refused once the user has written to too many; else the mail waits until there is room. */
  refuse?: boolean
}

/**
 * Writes a mail about an invoice into the outbox, in the caller's transaction. Of one `cause` there is one mail: asked
 * for again, the first one is answered. Throws 429.
 */
export async function queueMail(
  tx: Transaction,
  userId: number,
  invoiceId: number,
  { kind, cause, letter, refuse = false }: Queued,
): Promise<InvoiceMail> {
  const { count } = await tx.outboxMail.createMany({
    data: [{ userId, invoiceId, kind, cause, ...letter }],
    skipDuplicates: true,
  })
  const where = { userId_cause: { userId, cause } }
  const mail = await tx.outboxMail.findUniqueOrThrow({ where })
  if (count === 0) return toInvoiceMail(mail)
  const wait = await countRecipients(letter, userId)
  if (wait > 0 && refuse) throw tooMany(wait)
  if (wait > 0)
    await tx.outboxMail.update({ where, data: { nextAttemptAt: new Date(Date.now() + wait * 1000) } })
  await recordEvent(tx, userId, 'MAIL_QUEUED', { invoiceId, data: { mailId: mail.id, kind, to: letter.to } })
  return toInvoiceMail(mail)
}

/** Seconds to wait once an account has written to too many. */
const countRecipients = ({ to, cc, bcc }: Pick<QueuedLetter, 'to' | 'cc' | 'bcc'>, userId: number) =>
  takePoints('invoice-mail:account', String(userId), to.length + cc.length + bcc.length)

const CANCELLED = 'This invoice is cancelled. Move it back to draft before you send it.'

/** Queues an invoice to be sent by e-mail. Throws 404, 409 for a cancelled one, and 429. */
export async function sendInvoice(
  userId: number,
  invoiceId: number,
  { requestId, ...letter }: SendInput,
): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    const { status } = await lockInvoice(tx, userId, invoiceId)
    if (status === 'CANCELLED') throw conflict(CANCELLED)
    const cause = `send ${requestId}`
    return queueMail(tx, userId, invoiceId, { kind: 'INVOICE', cause, letter, refuse: true })
  })
}

/** Queues a mail that failed once more. Throws 404, 409 for one that is on its way or has arrived, and 429. */
export async function sendAgain(userId: number, invoiceId: number, mailId: number): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    const { status } = await lockInvoice(tx, userId, invoiceId)
    const mail = await moveMail(tx, { id: mailId, invoiceId, userId }, 'FAILED', {
      ...{ status: 'QUEUED', attempts: 0, nextAttemptAt: new Date(), error: null },
    })
    if (!mail) throw conflict('Only a mail that failed can be sent again.')
    if (status === 'CANCELLED') throw conflict(CANCELLED)
    const wait = await countRecipients(mail, userId)
    if (wait > 0) throw tooMany(wait)
    await recordEvent(tx, userId, 'MAIL_QUEUED', {
      invoiceId,
      data: { mailId, kind: mail.kind, to: mail.to },
    })
    return toInvoiceMail(mail)
  })
}

/** Takes back a mail that waits. Throws 404, and 409 for one that is being handed over or has ended. */
export async function cancelMail(userId: number, invoiceId: number, mailId: number): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    await lockInvoice(tx, userId, invoiceId)
    const mail = await moveMail(tx, { id: mailId, invoiceId, userId }, 'QUEUED', {
      ...{ status: 'CANCELLED', error: 'You cancelled it before it went out.' },
    })
    if (!mail) throw conflict('Only a mail that waits can be cancelled.')
    return toInvoiceMail(mail)
  })
}

/** Changes a mail that stands where it is expected; null when it stands elsewhere. Throws 404. */
async function moveMail(
  tx: Transaction,
  where: { id: number; invoiceId: number; userId: number },
  from: MailStatus,
  data: Prisma.OutboxMailUpdateManyMutationInput,
): Promise<OutboxMail | null> {
  const { count } = await tx.outboxMail.updateMany({ where: { ...where, status: from }, data })
  const mail = await tx.outboxMail.findFirst({ where })
  if (!mail) throw notFound('Mail')
  return count > 0 ? mail : null
}

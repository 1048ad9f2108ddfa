import 'server-only'
import { addSeconds } from 'date-fns'
import type { Actor, BusinessId } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import type { OutboxMail, Prisma } from '@/lib/platform/db/generated/client'
import { conflict, notFound } from '@/lib/i18n/errors'
import { recordEvent } from '@/lib/activity/record-event'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import { consumeRecipientLimit, createLimitError } from '@/lib/mail/outbox/sending-limit'
import { toInvoiceMail, getRecipients } from './queries'
import type { SendInput } from './schema'
import { scheduleMailFlush } from '@/lib/mail/outbox/request-scope'
import type { InvoiceMail } from '@/lib/mail/outbox/mail-response'
import { UNDO_SECONDS, type MailKind, type MailStatus } from '@/lib/mail/outbox/types'
import { toJsonColumn } from '@/lib/platform/db/json-column'
import { reason } from '@/lib/i18n/reason'

export type QueuedMessage = SendInput & { asWritten?: boolean }

interface QueueMailOptions {
  kind: MailKind
  cause: string
  message: QueuedMessage
  /** True if the call fails once the user is over the limit; otherwise the email waits. */
  failIfLimited?: boolean
  /** Payment that a receipt confirms. */
  paymentId?: number | null
  /** True to delay the email for as long as an undo is offered. */
  delayForUndo?: boolean
}

/**
 * Queues an email about an invoice in the caller's transaction. A second email with the same `cause` is not queued;
 * the first one is returned. Throws 429.
 */
export async function queueMail(
  tx: Transaction,
  actor: Actor,
  invoiceId: number,
  { kind, cause, message, paymentId = null, failIfLimited = false, delayForUndo = false }: QueueMailOptions,
): Promise<InvoiceMail> {
  const { count } = await tx.outboxMail.createMany({
    data: [
      {
        businessId: actor.businessId,
        invoiceId,
        kind,
        cause,
        paymentId,
        ...message,
        ...(delayForUndo && { nextAttemptAt: addSeconds(new Date(), UNDO_SECONDS) }),
      },
    ],
    skipDuplicates: true,
  })
  const where = { businessId_cause: { businessId: actor.businessId, cause } }
  const mail = await tx.outboxMail.findUniqueOrThrow({ where })
  if (count === 0) return toInvoiceMail(mail)
  const delay = await consumeRecipientLimit(actor, message)
  if (delay && failIfLimited) throw createLimitError(delay)
  if (delay)
    await tx.outboxMail.update({ where, data: { nextAttemptAt: addSeconds(new Date(), delay.seconds) } })
  const data = { mailId: mail.ref, kind, ...getRecipients(mail) }
  await recordEvent(tx, actor, 'MAIL_QUEUED', { invoiceId, data })
  scheduleMailFlush(mail.id, { delayForUndo })
  return toInvoiceMail(mail)
}

/**
 * Returns the email queued for `cause` before, or queues one. `queue` prepares it, so that a repeated request doesn't
 * create a public link that was revoked since.
 */
export async function queueMailOnce(
  tx: Transaction,
  { businessId }: Actor,
  cause: string,
  queue: () => Promise<InvoiceMail>,
): Promise<InvoiceMail> {
  const mail = await tx.outboxMail.findUnique({ where: { businessId_cause: { businessId, cause } } })
  return mail ? toInvoiceMail(mail) : queue()
}

/** Delays queued emails, selected by cause, for as long as an undo is offered. */
export async function delayMails(
  actor: Actor,
  cause: { startsWith: string; endsWith: string },
): Promise<void> {
  await db.outboxMail.updateMany({
    where: { businessId: actor.businessId, status: 'QUEUED', attempts: 0, cause },
    data: { nextAttemptAt: addSeconds(new Date(), UNDO_SECONDS) },
  })
  scheduleMailFlush(null, { delayForUndo: true })
}

/** Cancels a queued email. Throws 404, and 409 if it is being sent or has ended. */
export async function cancelMail(actor: Actor, invoiceId: number, mailId: string): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    await lockInvoice(tx, actor, invoiceId)
    const mail = await transitionMail(
      tx,
      { ref: mailId, invoiceId, businessId: actor.businessId },
      'QUEUED',
      {
        status: 'CANCELLED',
        error: toJsonColumn(reason('mail.cancelled-by-user')),
      },
    )
    if (!mail) throw conflict('send.only-queued')
    const data = { mailId, kind: mail.kind, ...getRecipients(mail) }
    await recordEvent(tx, actor, 'MAIL_CANCELLED', { invoiceId, data })
    return toInvoiceMail(mail)
  })
}

/** Cancels the email of a cause. Throws like `cancelMail`. */
export async function cancelMailByCause(
  actor: Actor,
  invoiceId: number,
  cause: string,
): Promise<InvoiceMail> {
  const mail = await db.outboxMail.findUnique({
    where: { businessId_cause: { businessId: actor.businessId, cause } },
  })
  if (!mail) throw notFound('mail')
  return cancelMail(actor, invoiceId, mail.ref)
}

/** Updates an email if it has the expected status; otherwise returns null. Throws 404. */
export async function transitionMail(
  tx: Transaction,
  where: { ref: string; invoiceId: number; businessId: BusinessId },
  from: MailStatus,
  data: Prisma.OutboxMailUpdateManyMutationInput,
): Promise<OutboxMail | null> {
  const { count } = await tx.outboxMail.updateMany({ where: { ...where, status: from }, data })
  const mail = await tx.outboxMail.findFirst({ where })
  if (!mail) throw notFound('mail')
  return count > 0 ? mail : null
}

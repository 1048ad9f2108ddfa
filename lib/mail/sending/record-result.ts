import 'server-only'
import { createJobActor, type EventActor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Prisma, type OutboxMail } from '@/lib/platform/db/generated/client'
import { toJsonColumn } from '@/lib/platform/db/json-column'
import { ACCOUNT_DELETED_KIND } from '@/lib/mail/outbox/types'
import { recordEvent } from '@/lib/activity/record-event'
import type { EventType } from '@/lib/activity/types'
import { getStatusAfter } from '@/lib/documents/lifecycle/document-actions'
import { lockInvoiceRow } from '@/lib/documents/lock-invoice'
import { getInvoiceRow } from '@/lib/documents/queries'
import { transitionTo } from '@/lib/documents/transitions/transition-invoice'
import type { MailOutcome } from './send-result'
import { getRecipients } from './recipients'

/**
 * Records the result of an attempt in one transaction, unless the email was cancelled or deleted meanwhile: the first
 * outcome on the row itself, each further one on a row of its own. A draft that was sent becomes a sent invoice.
 * @param mail with the subject and message that were sent, if they were
 */
export async function recordOutcomes(
  mail: OutboxMail,
  [own, ...others]: [MailOutcome, ...MailOutcome[]],
): Promise<void> {
  const { id, businessId, invoiceId, attempts } = mail
  const isSent = own.status === 'SENT'
  // The email that an account was deleted is the last data of that account.
  if (mail.kind === ACCOUNT_DELETED_KIND && (isSent || own.status === 'FAILED'))
    return void (await db.outboxMail.deleteMany({ where: { id, businessId } }))
  await db.$transaction(async (tx) => {
    const invoiceExists = !isSent || (invoiceId !== null && (await lockInvoiceRow(tx, mail, invoiceId)))
    const { count } = await tx.outboxMail.updateMany({
      where: { id, businessId, status: 'SENDING', attempts },
      data: {
        ...toOutcomeColumns(own),
        ...(isSent && { subject: mail.subject, message: mail.message, sentAt: new Date() }),
        ...(own.status !== 'QUEUED' && { sealed: null }),
      },
    })
    if (invoiceId === null) return
    const job: EventActor = { businessId, person: null, via: 'job' }
    const isUpdated = count > 0
    // A sent email is recorded even if it was cancelled or its invoice deleted meanwhile.
    const isRecorded = isSent || (isUpdated && own.status === 'FAILED')
    if (isRecorded)
      await recordEvent(tx, job, EVENTS[own.status], { invoiceId, data: toEventData(mail, own) })
    if (isSent && invoiceExists && mail.kind === 'INVOICE') {
      const invoice = await getInvoiceRow(tx, mail, invoiceId)
      const job = createJobActor(businessId, invoice.business)
      await transitionTo(tx, job, invoice, getStatusAfter('send', invoice), { skipsGuard: true })
    }
    for (const outcome of isUpdated && invoiceExists ? others : []) {
      const { ref } = await tx.outboxMail.create({ data: createSplitRow(mail, outcome) })
      const data = toEventData({ ...mail, ref }, outcome)
      await recordEvent(tx, job, EVENTS[outcome.status], { invoiceId, data })
    }
  })
}

const EVENTS: Record<MailOutcome['status'], EventType> = {
  SENT: 'MAIL_SENT',
  QUEUED: 'MAIL_QUEUED',
  FAILED: 'MAIL_FAILED',
  CANCELLED: 'MAIL_CANCELLED',
}

const toOutcomeColumns = ({ status, only, why, isOutage, nextAttemptAt }: MailOutcome) => ({
  status,
  only,
  isOutage,
  error: why ? toJsonColumn(why) : Prisma.DbNull,
  ...(nextAttemptAt && { nextAttemptAt }),
})

/** Creates a row for recipients with another outcome. It keeps the number of attempts. */
function createSplitRow(mail: OutboxMail, outcome: MailOutcome): Prisma.OutboxMailUncheckedCreateInput {
  const { id, ref, sentAt: _, error: __, ...copied } = mail
  return {
    ...copied,
    ...toOutcomeColumns(outcome),
    splitFrom: mail.splitFrom ?? ref,
    cause: `${mail.cause} / ${id}.${mail.attempts} ${outcome.retry}`,
  }
}

/** Returns the event data of an email and its recipients. */
function toEventData(mail: OutboxMail, { only, why }: MailOutcome): Prisma.InputJsonObject {
  const { ref: mailId, kind } = mail
  return { mailId, kind, ...getRecipients({ ...mail, only }), ...(why && { reason: toJsonColumn(why) }) }
}

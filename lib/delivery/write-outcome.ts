import 'server-only'
import { jobFor, type Doer } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { Prisma, type OutboxMail } from '@/lib/platform/db/generated/client'
import { asJson } from '@/lib/platform/db/json'
import { FAREWELL } from '@/lib/platform/queue/types'
import { recordEvent } from '@/lib/business/events/mutations'
import type { EventType } from '@/lib/business/events/types'
import { statusAfter } from '@/lib/documents/lifecycle'
import { holdInvoice } from '@/lib/documents/lock'
import { findInvoiceRow } from '@/lib/documents/queries'
import { moveTo } from '@/lib/documents/moves/status-changes'
import type { Outcome } from './outcome'
import { recipientsOf } from './recipients'

/**
 * Writes down how an attempt ended, in one transaction, unless somebody has given the mail up meanwhile, or deleted it: the row with its own
 * outcome, which makes a draft that went out a sent invoice, and a row for each further one.
 * @param mail in the words that went out, where it did
 */
export async function writeOutcome(
  mail: OutboxMail,
  [own, ...others]: [Outcome, ...Outcome[]],
): Promise<void> {
  const { id, businessId, invoiceId, attempts } = mail
  const isSent = own.status === 'SENT'
  // The last that is left of a deleted account, once its farewell has gone out or never will.
  if (mail.kind === FAREWELL && (isSent || own.status === 'FAILED'))
    return void (await db.outboxMail.deleteMany({ where: { id, businessId } }))
  await db.$transaction(async (tx) => {
    const isThere = !isSent || (invoiceId !== null && (await holdInvoice(tx, mail, invoiceId)))
    const { count } = await tx.outboxMail.updateMany({
      where: { id, businessId, status: 'SENDING', attempts },
      data: {
        ...columns(own),
        ...(isSent && { subject: mail.subject, message: mail.message, sentAt: new Date() }),
        ...(own.status !== 'QUEUED' && { sealed: null }),
      },
    })
    if (invoiceId === null) return
    const job: Doer = { businessId, person: null, via: 'job' }
    const isOurs = count > 0
    // What went out went out, even if it was given up or its invoice deleted meanwhile.
    const isTold = isSent || (isOurs && own.status === 'FAILED')
    if (isTold) await recordEvent(tx, job, EVENTS[own.status], { invoiceId, data: dataOf(mail, own) })
    if (isSent && isThere && mail.kind === 'INVOICE') {
      const invoice = await findInvoiceRow(tx, mail, invoiceId)
      const job = jobFor(businessId, invoice.business)
      await moveTo(tx, job, invoice, statusAfter('send', invoice), { skipsGuard: true })
    }
    for (const outcome of isOurs && isThere ? others : []) {
      const { ref } = await tx.outboxMail.create({ data: splitFrom(mail, outcome) })
      const data = dataOf({ ...mail, ref }, outcome)
      await recordEvent(tx, job, EVENTS[outcome.status], { invoiceId, data })
    }
  })
}

const EVENTS: Record<Outcome['status'], EventType> = {
  SENT: 'MAIL_SENT',
  QUEUED: 'MAIL_QUEUED',
  FAILED: 'MAIL_FAILED',
  CANCELLED: 'MAIL_CANCELLED',
}

const columns = ({ status, only, why, isOutage, nextAttemptAt }: Outcome) => ({
  status,
  only,
  isOutage,
  error: why ? asJson(why) : Prisma.DbNull,
  ...(nextAttemptAt && { nextAttemptAt }),
})

/** A row for recipients who fare otherwise, with as many attempts behind it. */
function splitFrom(mail: OutboxMail, outcome: Outcome): Prisma.OutboxMailUncheckedCreateInput {
  const { id, ref, sentAt: _, error: __, ...copied } = mail
  return {
    ...copied,
    ...columns(outcome),
    splitFrom: mail.splitFrom ?? ref,
    cause: `${mail.cause} / ${id}.${mail.attempts} ${outcome.retry}`,
  }
}

/** What an event says of a mail, and of whom of its recipients. */
function dataOf(mail: OutboxMail, { only, why }: Outcome): Prisma.InputJsonObject {
  const { ref: mailId, kind } = mail
  return { mailId, kind, ...recipientsOf({ ...mail, only }), ...(why && { reason: asJson(why) }) }
}

import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { getAppOrigin } from '@/lib/platform/env'
import type { Transaction } from '@/lib/platform/db/client'
import { addDays, toDateColumn, todayIn, type Day } from '@/lib/core/dates'
import { recordEvent } from '@/lib/activity/record-event'
import { insertInvoice, type NewInvoice } from '@/lib/invoicing/save-invoice'
import { ensurePublicLink } from '@/lib/public-links/public-links'
import { getPublicUrl } from '@/lib/documents/public-link'
import { withSentStatus } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceRow } from '@/lib/documents/rows'
import { isOverdue } from '@/lib/documents/payment-status/payment-status'
import { getDocumentFormatters } from '@/lib/documents/view/document-view'
import { createCopyDates } from '@/lib/documents/supply-dates'
import { createInvoiceMail } from '@/lib/mail/letters/share-message'
import { queueMail } from '@/lib/mail/sending/queue-mail'
import { toScheduleContent, type RecurringScheduleRow } from '@/lib/recurring/schedules/schedule-content'
import { findBilledPeriod, interpolateTexts } from '@/lib/documents/interpolate-texts'
import { toRule } from '@/lib/recurring/schedules/schedule-rows'
import { notifyHeldInvoice } from '@/lib/recurring/schedules/pause-and-notify'
import { toJsonColumn } from '@/lib/platform/db/json-column'
import { reason } from '@/lib/i18n/reason'
import { getDocumentMessages } from '@/lib/i18n/get-messages'

interface Dates {
  /** Date of the schedule. */
  day: Day
  issueDate: Day
  /** Today in the business's time zone. */
  today: Day
}

/**
 * Writes the invoice of a date: the schedule's content, with placeholders filled for that date, and the next number.
 * If the schedule sends automatically, the invoice is queued to the client, unless it would already be overdue: then
 * it stays a draft and the owner is notified.
 */
export async function createNextInvoice(
  tx: Transaction,
  actor: Actor,
  schedule: RecurringScheduleRow,
  { day, issueDate, today }: Dates,
): Promise<void> {
  const { id: scheduleId, businessId } = schedule
  const written = toScheduleContent(schedule)
  const rhythm = toRule(schedule)
  const { paymentTerms, currency, ...content } = interpolateTexts(
    written,
    { issueDate: day, rhythm },
    getDocumentFormatters(schedule, schedule),
  )
  const firstInvoice = schedule.invoiceId && {
    firstInvoiceId: schedule.invoiceId,
    firstInvoiceNumber: await findInvoiceNumber(tx, actor, schedule.invoiceId),
  }
  const dueDate = addDays(issueDate, paymentTerms)
  const row = await insertInvoice(
    tx,
    actor,
    {
      ...content,
      ...createCopyDates(
        content,
        issueDate,
        schedule.business.country,
        findBilledPeriod(written.lineItems, day, rhythm),
      ),
      currency: currency as NewInvoice['currency'],
      // The check asks for the rate of its day.
      exchangeRate: null,
      issueDate,
      dueDate,
      invoiceType: 'ONE_OFF',
      invoiceNumber: null,
      autoNumber: true,
    },
    { event: { type: 'CREATED_BY_SCHEDULE', data: { seriesId: scheduleId, day, ...firstInvoice } } },
  )
  await tx.recurringScheduleRun.update({
    where: { businessId_scheduleId_day: { businessId, scheduleId, day: toDateColumn(day) } },
    data: { invoiceId: row.id },
  })
  await recordEvent(tx, actor, 'SCHEDULE_RAN', {
    invoiceId: schedule.invoiceId,
    data: { seriesId: scheduleId, nextInvoiceId: row.id, invoiceNumber: row.invoiceNumber, day },
  })
  if (!schedule.autoSend) return
  if (isOverdue(withSentStatus({ ...row, dueDate }), today))
    await notifyHeldInvoice(tx, actor, schedule, row, today)
  else await queueInvoiceMail(tx, actor, row, `schedule ${scheduleId} ${day}`)
}

async function findInvoiceNumber(tx: Transaction, actor: Actor, id: number): Promise<string | null> {
  const first = await tx.invoice.findUnique({
    where: { own: { businessId: actor.businessId, id } },
    select: { invoiceNumber: true },
  })
  return first && first.invoiceNumber
}

/** Queues the invoice to its client, with its public link and the send dialog's initial text. */
async function queueInvoiceMail(
  tx: Transaction,
  actor: Actor,
  row: InvoiceRow,
  cause: string,
): Promise<void> {
  const { email } = row.client
  if (!email)
    return recordEvent(tx, actor, 'MAIL_FAILED', {
      invoiceId: row.id,
      data: { kind: 'INVOICE', to: [], reason: toJsonColumn(reason('mail.no-address')) },
    })
  const invoice = await ensurePublicLink(tx, actor, row)
  const { subject, message } = createInvoiceMail(
    invoice,
    getPublicUrl(getAppOrigin(), invoice.publicToken!),
    todayIn(actor.timeZone),
    getDocumentMessages(invoice),
  )
  await queueMail(tx, actor, row.id, {
    kind: 'INVOICE',
    cause,
    message: { to: [email], cc: [], bcc: [], replyTo: null, subject, message, attachPdf: true },
  })
}

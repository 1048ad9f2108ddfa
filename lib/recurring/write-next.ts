import 'server-only'
import { appOrigin } from '@/lib/env'
import type { Transaction } from '@/lib/db/client'
import { toDateColumn, type Day } from '@/lib/dates'
import type { Schedule as ScheduleRow } from '@/lib/db/generated/client'
import { recordEvent } from '@/lib/events/mutations'
import { copyInput } from '@/lib/invoices/copy'
import { insertInvoice, makeLink } from '@/lib/invoices/mutations'
import { publicUrl } from '@/lib/invoices/public-url'
import type { InvoiceRow } from '@/lib/invoices/rows'
import { invoiceLetterText } from '@/lib/invoices/share-message'
import { queueMail } from '@/lib/outbox/mutations'
import { fillPlaceholders } from './placeholders'

/**
 * Writes the invoice of a day as a copy of the first one: the user's next number, dated `issueDate`, due after as many days,
 * placeholders filled for `day`. Queues it to the client where the schedule says so.
 */
export async function writeNext(
  tx: Transaction,
  schedule: ScheduleRow,
  first: InvoiceRow,
  day: Day,
  issueDate: Day,
): Promise<void> {
  const { id: scheduleId, userId } = schedule
  const fill = (text: string) => fillPlaceholders(text, day)
  const copy = await copyInput(tx, first, issueDate)
  const row = await insertInvoice(
    tx,
    userId,
    {
      ...copy,
      notes: copy.notes && fill(copy.notes),
      termsAndConditions: copy.termsAndConditions && fill(copy.termsAndConditions),
      lineItems: copy.lineItems.map((line) => ({ ...line, description: fill(line.description) })),
    },
    {
      type: 'CREATED_BY_SCHEDULE',
      data: { firstInvoiceId: first.id, firstInvoiceNumber: first.invoiceNumber, day },
    },
  )
  await tx.scheduleRun.update({
    where: { scheduleId_day: { scheduleId, day: toDateColumn(day) }, userId },
    data: { invoiceId: row.id },
  })
  await recordEvent(tx, userId, 'SCHEDULE_RAN', {
    invoiceId: first.id,
    data: { nextInvoiceId: row.id, invoiceNumber: row.invoiceNumber, day },
  })
  if (schedule.autoSend) await send(tx, row, `schedule ${scheduleId} ${day}`)
}

/** Queues the invoice to its client, with its link and the words the send dialog starts with. */
async function send(tx: Transaction, row: InvoiceRow, cause: string): Promise<void> {
  const { email } = row.client
  if (!email)
    return recordEvent(tx, row.userId, 'MAIL_FAILED', {
      invoiceId: row.id,
      data: { kind: 'INVOICE', to: [], reason: 'Your client has no e-mail address. Add one, then send it.' },
    })
  const invoice = await makeLink(tx, row)
  const { subject, message } = invoiceLetterText(invoice, publicUrl(appOrigin(), invoice.publicToken!))
  await queueMail(tx, row.userId, row.id, {
    kind: 'INVOICE',
    cause,
    letter: { to: [email], cc: [], bcc: [], replyTo: null, subject, message, attachPdf: true },
  })
}

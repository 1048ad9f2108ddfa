import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { fromDateColumn, type Day } from '@/lib/core/dates'
import { getClientTitle } from '@/lib/clients/display-name'
import { recordEvent } from '@/lib/activity/record-event'
import type { InvoiceRow } from '@/lib/documents/rows'
import type { RecurringScheduleRow } from './schedule-content'
import { toJsonColumn } from '@/lib/platform/db/json-column'
import type { Reason } from '@/lib/i18n/reason'

/** Pauses a series that can't go on by itself, and tells its owner why: by an event, which the bell shows, and by mail. */
export async function pauseAndNotify(
  tx: Transaction,
  actor: Actor,
  series: RecurringScheduleRow,
  why: Reason,
): Promise<void> {
  const { id, businessId, invoiceId } = series
  const problem = toJsonColumn(why)
  await tx.recurringSchedule.update({
    where: { own: { businessId, id } },
    data: { status: 'PAUSED', problem, failingSince: null, catchUp: null },
  })
  await recordEvent(tx, actor, 'SERIES_STOPPED', {
    invoiceId,
    data: { ...toEventSubject(series), problem, day: fromDateColumn(series.nextDay!) },
  })
}

/** What a notice says of a series (lib/activity/notify-members.ts). */
const toEventSubject = ({ id, client }: RecurringScheduleRow) => ({
  seriesId: id,
  client: getClientTitle(client),
})

/** Tells the owner that an invoice which was to be sent stays a draft; of several written on one day, in one mail. */
export async function notifyHeldInvoice(
  tx: Transaction,
  actor: Actor,
  series: RecurringScheduleRow,
  invoice: InvoiceRow,
  today: Day,
): Promise<void> {
  const day = fromDateColumn(invoice.issueDate)
  await recordEvent(tx, actor, 'INVOICE_HELD', {
    invoiceId: invoice.id,
    data: { ...toEventSubject(series), day, today },
  })
}

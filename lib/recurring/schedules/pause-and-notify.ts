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

/** Pauses a schedule that can't continue and notifies the owner of the reason, in the app and by email. */
export async function pauseAndNotify(
  tx: Transaction,
  actor: Actor,
  schedule: RecurringScheduleRow,
  why: Reason,
): Promise<void> {
  const { id, businessId, invoiceId } = schedule
  const problem = toJsonColumn(why)
  await tx.recurringSchedule.update({
    where: { own: { businessId, id } },
    data: { status: 'PAUSED', problem, failingSince: null, catchUp: null },
  })
  await recordEvent(tx, actor, 'SERIES_STOPPED', {
    invoiceId,
    data: { ...toEventSubject(schedule), problem, day: fromDateColumn(schedule.nextDay!) },
  })
}

/** Returns the notification data of a schedule (lib/activity/record-event.ts). */
const toEventSubject = ({ id, client }: RecurringScheduleRow) => ({
  seriesId: id,
  client: getClientTitle(client),
})

/** Notifies the owner that an invoice meant to be sent stays a draft; those written on one day share one email. */
export async function notifyHeldInvoice(
  tx: Transaction,
  actor: Actor,
  schedule: RecurringScheduleRow,
  invoice: InvoiceRow,
  today: Day,
): Promise<void> {
  const day = fromDateColumn(invoice.issueDate)
  await recordEvent(tx, actor, 'INVOICE_HELD', {
    invoiceId: invoice.id,
    data: { ...toEventSubject(schedule), day, today },
  })
}

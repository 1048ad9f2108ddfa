import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { fromDateColumn, type Day } from '@/lib/kernel/dates'
import { clientTitle } from '@/lib/parties/naming'
import { recordEvent } from '@/lib/business/events/mutations'
import type { InvoiceRow } from '@/lib/documents/rows'
import type { SeriesRow } from './content'
import { asJson } from '@/lib/platform/db/json'
import type { Reason } from '@/lib/words/reason'

/** Pauses a series that can't go on by itself, and tells its owner why: by an event, which the bell shows, and by mail. */
export async function stopSeries(
  tx: Transaction,
  actor: Actor,
  series: SeriesRow,
  why: Reason,
): Promise<void> {
  const { id, businessId, invoiceId } = series
  const problem = asJson(why)
  await tx.schedule.update({
    where: { own: { businessId, id } },
    data: { status: 'PAUSED', problem, failingSince: null, catchUp: null },
  })
  await recordEvent(tx, actor, 'SERIES_STOPPED', {
    invoiceId,
    data: { ...named(series), problem, day: fromDateColumn(series.nextDay!) },
  })
}

/** What a notice says of a series (lib/business/events/notify.ts). */
const named = ({ id, client }: SeriesRow) => ({ seriesId: id, client: clientTitle(client) })

/** Tells the owner that an invoice which was to be sent stays a draft; of several written on one day, in one mail. */
export async function tellHeld(
  tx: Transaction,
  actor: Actor,
  series: SeriesRow,
  invoice: InvoiceRow,
  today: Day,
): Promise<void> {
  const day = fromDateColumn(invoice.issueDate)
  await recordEvent(tx, actor, 'INVOICE_HELD', {
    invoiceId: invoice.id,
    data: { ...named(series), day, today },
  })
}

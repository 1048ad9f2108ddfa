import { OpeningLink } from '@/components/shared/opening-link'
import { ENTRY_KINDS, type CalendarEntry } from '@/lib/calendar/entries'
import { formatMoney } from '@/lib/money'

/** One invoice on a day: what about it, whose, how much. */
export function CalendarEntryLink({ entry: { kind, invoice } }: { entry: CalendarEntry }) {
  return (
    <OpeningLink href={`/invoices/${invoice.id}`} data-kind={kind} className="calendar-entry">
      <bdi>{invoice.clientName || 'Unknown Client'}</bdi>
      <small>
        {invoice.invoiceNumber} · {ENTRY_KINDS[kind]}
      </small>
      <span className="tabular">{formatMoney(invoice.totalAmount, invoice.currency)}</span>
    </OpeningLink>
  )
}

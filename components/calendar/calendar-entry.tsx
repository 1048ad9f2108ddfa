import { OpeningLink } from '@/components/shared/page/opening-link'
import { ENTRY_KINDS, type CalendarEntry } from '@/lib/reports/calendar/entries'
import { formatMoney } from '@/lib/kernel/money'

/** One invoice or series on a day: what about it, whose, how much of it is owed. */
export function CalendarEntryLink({ entry }: { entry: CalendarEntry }) {
  const { kind, href, clientName, label, currency, amount, partPaid } = entry
  return (
    <OpeningLink href={href} data-kind={kind} className="calendar-entry">
      <bdi>{clientName || 'Unknown Client'}</bdi>
      <small>
        {label} · {ENTRY_KINDS[kind]}
      </small>
      {partPaid && <small>Part paid</small>}
      <span className="tabular">{formatMoney(amount, currency)}</span>
    </OpeningLink>
  )
}

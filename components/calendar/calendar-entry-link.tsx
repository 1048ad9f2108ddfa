import { ProgressLink } from '@/components/shared/page/progress-link'
import { ENTRY_KINDS, type CalendarEntry } from '@/lib/reports/calendar/calendar-entries'
import { formatMoney } from '@/lib/core/money'
import { cn } from '@/lib/utils'
import { ENTRY_COLORS } from './entry-colors'

/** One invoice or series on a day: what about it, whose, how much of it is owed. */
export function CalendarEntryLink({ entry }: { entry: CalendarEntry }) {
  const { kind, href, clientName, label, currency, amount, partPaid } = entry
  const { box, text } = ENTRY_COLORS[kind]
  const small = cn('col-start-1 text-xs @2xl:block @2xl:truncate', text)
  return (
    <ProgressLink
      href={href}
      className={cn(
        'text-foreground grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 rounded-xs border-l-3 px-3 py-2 transition-[filter] hover:brightness-97 @2xl:block @2xl:px-1.5 @2xl:py-1 @2xl:text-xs pointer-coarse:min-h-11',
        box,
      )}
    >
      <bdi className="font-medium wrap-anywhere @2xl:block @2xl:truncate">
        {clientName || 'Unknown Client'}
      </bdi>
      <small className={small}>
        {label} · {ENTRY_KINDS[kind]}
      </small>
      {partPaid && <small className={small}>Part paid</small>}
      <span className="col-start-2 row-start-1 font-medium tabular-nums @2xl:font-normal">
        {formatMoney(amount, currency)}
      </span>
    </ProgressLink>
  )
}

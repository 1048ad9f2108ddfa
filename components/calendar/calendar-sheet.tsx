import { getDate } from 'date-fns'
import Link from 'next/link'
import { Card } from '@/components/ui/card'
import { ENTRY_KINDS, type CalendarEntry, type EntryKind } from '@/lib/reports/calendar/entries'
import type { Day } from '@/lib/kernel/dates'
import { toDate } from '@/lib/kernel/dates/day'
import {
  formatDayOfWeek,
  formatMonth,
  monthOf,
  weekdays,
  type Month,
  type WeekStart,
} from '@/lib/kernel/dates/month'
import { CalendarEntryLink } from './calendar-entry'
import './calendar.css'
import './calendar-summary.css'

interface CalendarSheetProps {
  month: Month
  today: Day
  weekStart: WeekStart
  /** Every day of the sheet, in order. */
  entries: Map<Day, CalendarEntry[]>
  isCut: boolean
}

/** One month: a grid of weeks, and on a phone a list of the days on which something stands. */
export function CalendarSheet({ month, today, weekStart, entries, isCut }: CalendarSheetProps) {
  const inMonth = [...entries].filter(([day]) => monthOf(day) === month).flatMap(([, list]) => list)
  return (
    <Card className="calendar">
      <Summary entries={inMonth} />
      <div aria-hidden="true" className="calendar-weekdays">
        {weekdays(weekStart).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol aria-label={formatMonth(month)} className="calendar-days">
        {[...entries].map(([day, list]) => (
          <li
            key={day}
            data-outside={monthOf(day) !== month || undefined}
            data-empty={list.length === 0 || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <DayEntries day={day} entries={list} />
          </li>
        ))}
      </ol>
      {inMonth.length === 0 && (
        <div className="calendar-nothing">
          <p>Nothing is due or scheduled in {formatMonth(month)}.</p>
          <p>
            Sent invoices appear here on their due date.{' '}
            <Link href="/invoices/create">Create an invoice</Link>
          </p>
        </div>
      )}
      {isCut && (
        <p className="text-muted-foreground text-caption border-t px-5 py-3">
          Only the first {entriesShown(entries)} entries are shown.
        </p>
      )}
    </Card>
  )
}

const entriesShown = (entries: Map<Day, CalendarEntry[]>) =>
  [...entries.values()].reduce((count, list) => count + list.length, 0)

/** How many of each kind; the colours explain themselves by it. */
function Summary({ entries }: { entries: CalendarEntry[] }) {
  const counted = (Object.keys(ENTRY_KINDS) as EntryKind[])
    .map((kind) => ({ kind, count: entries.filter((entry) => entry.kind === kind).length }))
    // Who writes no quotes reads nothing of them.
    .filter(({ kind, count }) => kind !== 'quote' || count > 0)
  return (
    <dl className="calendar-summary">
      {counted.map(({ kind, count }) => (
        <div key={kind} data-kind={kind}>
          <dt>{ENTRY_KINDS[kind]}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

/** More than this on a day unfolds. */
const AT_ONCE = 3

function DayEntries({ day, entries }: { day: Day; entries: CalendarEntry[] }) {
  // Four are no longer than three and a word about the fourth.
  const shown = entries.length > AT_ONCE + 1 ? entries.slice(0, AT_ONCE) : entries
  const rest = entries.slice(shown.length)
  return (
    <>
      <time dateTime={day}>
        <span className="calendar-day-name">{formatDayOfWeek(day)}</span>
        <span aria-hidden="true" className="calendar-day-number">
          {getDate(toDate(day))}
        </span>
      </time>
      {shown.length > 0 && <EntryList entries={shown} />}
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <EntryList entries={rest} />
        </details>
      )}
    </>
  )
}

const EntryList = ({ entries }: { entries: CalendarEntry[] }) => (
  <ul>
    {entries.map((entry) => (
      <li key={`${entry.kind} ${entry.href}`}>
        <CalendarEntryLink entry={entry} />
      </li>
    ))}
  </ul>
)

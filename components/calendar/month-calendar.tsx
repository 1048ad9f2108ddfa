import { getDate } from 'date-fns'
import Link from 'next/link'
import { ChevronRight } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { ENTRY_KINDS, type CalendarEntry, type EntryKind } from '@/lib/reports/calendar/calendar-entries'
import { type Day, toDate } from '@/lib/core/dates'
import {
  addMonths,
  formatDayOfWeek,
  formatMonth,
  toMonth,
  listWeekdays,
  type Month,
  type WeekStart,
} from '@/lib/core/dates/month'
import { cn } from '@/lib/utils'
import { CalendarDay, CalendarDays, CalendarFrame, CalendarWeekdays, EarlierToggle } from './calendar-frame'
import { getMonthPath } from './month-navigation'
import { PermissionGate } from '@/components/shared/permissions'
import { ProgressLink } from '@/components/shared/page/progress-link'
import { useFormats } from '@/components/shared/formats'

/** Classes of each kind: the dot in the summary, an entry's box and its text. */
const ENTRY_COLORS: Record<EntryKind, { dot: string; box: string; text: string }> = {
  due: { dot: 'bg-status-sent', box: 'border-status-sent bg-status-sent-soft', text: 'text-status-sent' },
  overdue: {
    dot: 'bg-status-cancelled',
    box: 'border-status-cancelled bg-status-cancelled-soft',
    text: 'text-status-cancelled',
  },
  paid: { dot: 'bg-status-paid', box: 'border-status-paid bg-status-paid-soft', text: 'text-status-paid' },
  scheduled: { dot: 'bg-warning', box: 'border-warning bg-warning-soft', text: 'text-warning' },
  quote: {
    dot: 'bg-status-draft',
    box: 'border-status-draft bg-status-draft-soft',
    text: 'text-status-draft',
  },
}

interface MonthCalendarProps {
  month: Month
  today: Day
  weekStart: WeekStart
  /** All days shown, in order. */
  entries: Map<Day, CalendarEntry[]>
  isTruncated: boolean
}

/** One month: a grid of weeks, or on a phone a list of the days with entries. */
export function MonthCalendar({ month, today, weekStart, entries, isTruncated }: MonthCalendarProps) {
  const t = useTranslations('calendar')
  const locale = useLocale()
  const all = [...entries].flatMap(([, list]) => list)
  const past = [...entries].filter(([day]) => day < today).flatMap(([, list]) => list)
  const isCurrent = toMonth(today) === month
  const nextMonth = addMonths(month, 1)
  return (
    <CalendarFrame>
      <Summary entries={all} />
      {isCurrent && past.length > 0 && (
        <EarlierToggle>
          {t('earlier', {
            count: past.length,
            overdue: past.filter(({ kind }) => kind === 'overdue').length,
          })}
        </EarlierToggle>
      )}
      <CalendarWeekdays names={listWeekdays(weekStart, locale)} />
      <CalendarDays aria-label={formatMonth(month, locale)}>
        {[...entries].map(([day, list]) => {
          const isOutside = toMonth(day) !== month
          return (
            <CalendarDay
              key={day}
              isListed={list.length > 0 || day === today}
              isEarlier={isCurrent && day < today}
              aria-current={day === today ? 'date' : undefined}
              className={cn(isOutside && '@2xl:bg-background')}
            >
              <DayName day={day} isToday={day === today} isOutside={isOutside} />
              <DayEntries entries={list} />
            </CalendarDay>
          )
        })}
      </CalendarDays>
      <Link
        href={getMonthPath(nextMonth)}
        className="text-caption text-muted-foreground flex min-h-11 items-center justify-between border-t px-4 @2xl:hidden"
      >
        {t('goTo', { month: formatMonth(nextMonth, locale) })}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
      {all.length === 0 && (
        <div className="text-muted-foreground border-t px-5 py-10 text-center">
          <p>{t('empty', { month: formatMonth(month, locale) })}</p>
          <p>
            {t('hint')}
            <PermissionGate permission="write">
              {' '}
              <Link href="/invoices/create" className="text-primary underline underline-offset-4">
                {t('create')}
              </Link>
            </PermissionGate>
          </p>
        </div>
      )}
      {isTruncated && (
        <p className="text-muted-foreground text-caption border-t px-5 py-3">
          {t('truncated', { count: countEntries(entries) })}
        </p>
      )}
    </CalendarFrame>
  )
}

const countEntries = (entries: Map<Day, CalendarEntry[]>) =>
  [...entries.values()].reduce((count, list) => count + list.length, 0)

/** Number of entries of each kind, which also serves as a legend. */
function Summary({ entries }: { entries: CalendarEntry[] }) {
  const t = useTranslations('calendar')
  const countKind = (kind: EntryKind) => entries.filter((entry) => entry.kind === kind).length
  // Quotes are listed only if there are any.
  const kinds = ENTRY_KINDS.filter((kind) => kind !== 'quote' || countKind(kind) > 0)
  return (
    <dl className="text-caption flex flex-wrap gap-x-6 gap-y-1 px-5 py-3.5">
      {kinds.map((kind) => (
        <div key={kind} className="flex items-center gap-2">
          <dt className="text-muted-foreground flex items-center gap-2">
            <span aria-hidden="true" className={cn('size-2 rounded-full', ENTRY_COLORS[kind].dot)} />
            {t(`kinds.${kind}`)}
          </dt>
          <dd className="font-medium tabular-nums">{countKind(kind)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface DayNameProps {
  day: Day
  isToday: boolean
  isOutside: boolean
}

/** Date as text in the list, day number in the grid. */
function DayName({ day, isToday, isOutside }: DayNameProps) {
  const t = useTranslations('calendar')
  const locale = useLocale()
  return (
    <time
      dateTime={day}
      className={cn(
        'text-caption mb-1.5 block tabular-nums @2xl:mb-1 @2xl:flex @2xl:justify-end',
        isToday ? 'text-primary font-semibold' : 'text-muted-foreground',
      )}
    >
      <span className="@2xl:sr-only">
        {formatDayOfWeek(day, locale)}
        {isToday && ` · ${t('today')}`}
      </span>
      <span
        aria-hidden="true"
        className={cn(
          'hidden h-6 min-w-6 place-items-center rounded-full px-1 @2xl:grid',
          isToday
            ? 'bg-primary text-primary-foreground'
            : isOutside
              ? 'text-muted-foreground'
              : 'text-foreground',
        )}
      >
        {getDate(toDate(day))}
      </span>
    </time>
  )
}

/** Entries shown before the rest is collapsed. */
const MAX_VISIBLE_ENTRIES = 3

function DayEntries({ entries }: { entries: CalendarEntry[] }) {
  const t = useTranslations('calendar')
  // Show the fourth: a “1 more” line takes the same space.
  const shown = entries.length > MAX_VISIBLE_ENTRIES + 1 ? entries.slice(0, MAX_VISIBLE_ENTRIES) : entries
  const rest = entries.slice(shown.length)
  return (
    <>
      {shown.length > 0 && <EntryList entries={shown} />}
      {rest.length > 0 && (
        <details>
          <summary className="text-muted-foreground w-fit rounded-xs px-1.5 py-1 text-xs pointer-coarse:py-3">
            {t('more', { count: rest.length })}
          </summary>
          <EntryList entries={rest} className="mt-1" />
        </details>
      )}
    </>
  )
}

const EntryList = ({ entries, className }: { entries: CalendarEntry[]; className?: string }) => (
  <ul className={cn('grid grid-cols-1 gap-1', className)}>
    {entries.map((entry) => (
      <li key={`${entry.kind} ${entry.href}`}>
        <CalendarEntryLink entry={entry} />
      </li>
    ))}
  </ul>
)

/** Entry of an invoice or schedule: kind, client and amount. */
function CalendarEntryLink({ entry }: { entry: CalendarEntry }) {
  const formats = useFormats()
  const t = useTranslations('calendar')
  const tCommon = useTranslations('common')
  const { kind, href, clientName, label, currency, amount, isPartiallyPaid } = entry
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
        {clientName || tCommon('unknownClient')}
      </bdi>
      <small className={small}>
        {typeof label === 'string' ? label : t(`recurrence.${label.frequency}`, { every: label.every })} ·{' '}
        {t(`kinds.${kind}`)}
      </small>
      {isPartiallyPaid && <small className={small}>{t('partPaid')}</small>}
      <span className="col-start-2 row-start-1 font-medium tabular-nums @2xl:font-normal">
        {formats.money(amount, currency)}
      </span>
    </ProgressLink>
  )
}

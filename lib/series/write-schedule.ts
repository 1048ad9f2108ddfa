import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { Prisma, type Schedule as ScheduleRow } from '@/lib/platform/db/generated/client'
import { fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/kernel/dates'
import { invalid } from '@/lib/words/errors'
import type { InvoiceRow } from '@/lib/documents/rows'
import {
  contentColumns,
  contentFrom,
  contentOf,
  isSameContent,
  replaceContent,
  type SeriesRow,
} from './content'
import { lockSeriesOf } from './lock'
import { progressOf, toColumns, toRule } from './rows'
import { reason } from '@/lib/words/reason'
import { keepMonthEnd, nextDates, whyNotOn } from '@/lib/documents/rhythm/schedule'
import type { RepeatInput, ScheduleInput } from '@/lib/documents/rhythm/schema'
import { MONTHLY } from '@/lib/documents/rhythm/types'

/**
 * Creates the series of a new RECURRING invoice with a recurrence date, monthly by default. That date is its first: the schedule must not
 * end before it. A series that begins at the end of a month stays there. Throws 422 for a date that is past or not after the invoice's
 * own. Called in the transaction that saved the invoice.
 */
export async function beginSeries(
  tx: Transaction,
  row: InvoiceRow,
  repeat: RepeatInput = MONTHLY,
): Promise<void> {
  if (!repeats(row)) return
  const nextOn = fromDateColumn(row.recurringDate)
  const issueDate = fromDateColumn(row.issueDate)
  refuseDay(nextOn, 'recurringDate', {
    today: todayIn(row.business.timeZone),
    open: null,
    first: issueDate,
  })
  const startsOn = keepMonthEnd(repeat, issueDate, nextOn)
  await createSeries(tx, row, { ...repeat, startsOn }, nextOn)
}

/**
 * Keeps a series in step with the invoice it begins with: a RECURRING one with a recurrence date has one, monthly when
 * nothing was said, and any other ends the one it had. One that begins to repeat again takes its series up anew. Called in the
 * transaction that saved the invoice over what it was `before`.
 */
export async function followInvoice(
  tx: Transaction,
  actor: Actor,
  row: InvoiceRow,
  repeat: RepeatInput | undefined,
  before: InvoiceRow,
): Promise<void> {
  const { id, businessId } = row
  const stored = await lockSeriesOf(tx, actor, id)
  if (!repeats(row)) {
    if (stored) await tx.schedule.update({ where: { own: { businessId, id: stored.id } }, data: ENDED })
    return
  }
  const kept = stored ? { ...toRule(stored), autoSend: stored.autoSend } : MONTHLY
  const date = fromDateColumn(row.recurringDate)
  const dateBefore = before.recurringDate && fromDateColumn(before.recurringDate)
  const issueDate = fromDateColumn(row.issueDate)
  const open = stored && (await progressOf(tx, stored)).open
  const isOne = stored !== null && !open && isStillOne(stored, before)
  // The series may have advanced meanwhile: an unchanged date does not set it back.
  const anchor = stored && date === dateBefore ? fromDateColumn(stored.startsOn) : null
  const nextOn = latest(anchor, date)
  const rule = repeat ?? kept
  const startsOn = anchor && !(isOne && repeat) ? anchor : keepMonthEnd(rule, issueDate, nextOn)
  const input = { ...rule, startsOn }
  const isKept = date === dateBefore || date === (stored && fromDateColumn(stored.startsOn))
  const isDatedAnew = issueDate !== fromDateColumn(before.issueDate)
  refuseDay(nextOn, 'recurringDate', {
    today: isKept ? null : todayIn(row.business.timeZone),
    open: null,
    first: open || (isKept && !isDatedAnew) ? null : issueDate,
  })
  if (stored && isOne) await replaceContent(tx, stored, contentFrom(row))
  if (stored && isSame(stored, input) && repeats(before)) return
  await writeSchedule(tx, row, stored, input, { nextOn, prefix: 'schedule.' })
}

/**
 * Whether an invoice and its series, which has done no day yet, are one thing to their owner, so that a change of the one is meant
 * for the other: until the series was changed by itself.
 */
const isStillOne = (stored: SeriesRow, before: InvoiceRow): boolean =>
  !repeats(before) || isSameContent(contentOf(stored), contentFrom(before))

const repeats = (row: InvoiceRow): row is InvoiceRow & { recurringDate: Date } =>
  row.invoiceType === 'RECURRING' && row.recurringDate !== null

export const ENDED = { status: 'ENDED', nextDay: null, problem: Prisma.DbNull, catchUp: null } as const

const isSame = (stored: ScheduleRow, input: ScheduleInput) => {
  const before = { ...toRule(stored), autoSend: stored.autoSend }
  return (Object.keys(before) as (keyof typeof before)[]).every((key) => before[key] === input[key])
}

/**
 * Saves the schedule of a series. Its first date is the earliest from `nextOn` on that is today or later and not yet done: changing a
 * date never bills the past. Throws 422 if there is no such date; `prefix` is put before field names in errors.
 */
export async function writeSchedule(
  tx: Transaction,
  invoice: InvoiceRow,
  stored: SeriesRow | null,
  input: ScheduleInput,
  { nextOn, prefix = '' }: { nextOn: Day; prefix?: string },
): Promise<void> {
  const { businessId, business } = invoice
  const { written, open } = stored ? await progressOf(tx, stored) : { written: 0, open: null }
  const from = latest(todayIn(business.timeZone), nextOn, open)
  const next = firstDay(input, { from, written }, prefix)
  if (!stored) return createSeries(tx, invoice, input, next)
  await tx.schedule.update({
    where: { own: { businessId, id: stored.id } },
    data: {
      ...toColumns(input),
      nextDay: toDateColumn(next),
      catchUp: null,
      version: { increment: 1 },
      ...(stored.status === 'ENDED' && { status: 'ACTIVE' }),
    },
  })
}

/** Writes a series of its own, which takes what it writes from the invoice it begins with. */
async function createSeries(
  tx: Transaction,
  invoice: InvoiceRow,
  input: ScheduleInput,
  next: Day,
): Promise<void> {
  const { id: invoiceId, businessId } = invoice
  const columns = { ...contentColumns(contentFrom(invoice)), ...toColumns(input) }
  await tx.schedule.create({ data: { businessId, invoiceId, ...columns, nextDay: toDateColumn(next) } })
}

/** The first day of a rule that is not before `from`. Throws 422 when there is none. */
export function firstDay(
  rule: ScheduleInput,
  { from, written }: { from: Day; written: number },
  prefix = '',
): Day {
  const [next] = nextDates(rule, 1, { from, written })
  if (next) return next
  const byCount = rule.maxRuns !== null && written >= rule.maxRuns
  if (byCount) throw invalid(reason('series.written-all', { written }), `${prefix}maxRuns`)
  throw invalid('series.no-day-left', `${prefix}endsOn`)
}

/** Refuses a day for the next invoice, by `whyNotOn`, with 422. */
export function refuseDay(day: Day, field: string, when: Parameters<typeof whyNotOn>[1]): void {
  const why = whyNotOn(day, when)
  if (why) throw invalid(why, field)
}

export const latest = (...days: (Day | null)[]): Day =>
  days.reduce<Day>((last, day) => (day && day > last ? day : last), '')

import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { Prisma, type RecurringSchedule as ScheduleRow } from '@/lib/platform/db/generated/client'
import { fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/core/dates'
import { invalid } from '@/lib/i18n/errors'
import type { InvoiceRow } from '@/lib/documents/rows'
import {
  toContentColumns,
  createScheduleContent,
  toScheduleContent,
  isSameContent,
  replaceContent,
  type RecurringScheduleRow,
} from './schedule-content'
import { lockScheduleOfInvoice } from './lock-schedule'
import { getProgress, toRuleColumns, toRule } from './schedule-columns'
import { reason } from '@/lib/i18n/reason'
import { alignToMonthEnd, listNextDates, findDayProblem } from '@/lib/documents/recurrence/recurrence-dates'
import type { RepeatInput, ScheduleInput } from '@/lib/documents/recurrence/schema'
import { DEFAULT_RECURRENCE } from '@/lib/documents/recurrence/types'

/**
 * Creates the series of a new RECURRING invoice with a recurrence date, monthly by default. That date is its first: the schedule must not
 * end before it. A series that begins at the end of a month stays there. Throws 422 for a date that is past or not after the invoice's
 * own. Called in the transaction that saved the invoice.
 */
export async function createScheduleForInvoice(
  tx: Transaction,
  row: InvoiceRow,
  repeat: RepeatInput = DEFAULT_RECURRENCE,
): Promise<void> {
  if (!isRecurring(row)) return
  const nextOn = fromDateColumn(row.recurringDate)
  const issueDate = fromDateColumn(row.issueDate)
  assertScheduleDay(nextOn, 'recurringDate', {
    today: todayIn(row.business.timeZone),
    open: null,
    first: issueDate,
  })
  const startsOn = alignToMonthEnd(repeat, issueDate, nextOn)
  await createSchedule(tx, row, { ...repeat, startsOn }, nextOn)
}

/**
 * Keeps a series in step with the invoice it begins with: a RECURRING one with a recurrence date has one, monthly when
 * nothing was said, and any other ends the one it had. One that begins to repeat again takes its series up anew. Called in the
 * transaction that saved the invoice over what it was `before`.
 */
export async function syncScheduleWithInvoice(
  tx: Transaction,
  actor: Actor,
  row: InvoiceRow,
  repeat: RepeatInput | undefined,
  before: InvoiceRow,
): Promise<void> {
  const { id, businessId } = row
  const stored = await lockScheduleOfInvoice(tx, actor, id)
  if (!isRecurring(row)) {
    if (stored)
      await tx.recurringSchedule.update({
        where: { own: { businessId, id: stored.id } },
        data: ENDED_COLUMNS,
      })
    return
  }
  const kept = stored ? { ...toRule(stored), autoSend: stored.autoSend } : DEFAULT_RECURRENCE
  const date = fromDateColumn(row.recurringDate)
  const dateBefore = before.recurringDate && fromDateColumn(before.recurringDate)
  const issueDate = fromDateColumn(row.issueDate)
  const open = stored && (await getProgress(tx, stored)).open
  const isOne = stored !== null && !open && isInSync(stored, before)
  // The series may have advanced meanwhile: an unchanged date does not set it back.
  const anchor = stored && date === dateBefore ? fromDateColumn(stored.startsOn) : null
  const nextOn = maxDay(anchor, date)
  const rule = repeat ?? kept
  const startsOn = anchor && !(isOne && repeat) ? anchor : alignToMonthEnd(rule, issueDate, nextOn)
  const input = { ...rule, startsOn }
  const isKept = date === dateBefore || date === (stored && fromDateColumn(stored.startsOn))
  const isDatedAnew = issueDate !== fromDateColumn(before.issueDate)
  assertScheduleDay(nextOn, 'recurringDate', {
    today: isKept ? null : todayIn(row.business.timeZone),
    open: null,
    first: open || (isKept && !isDatedAnew) ? null : issueDate,
  })
  if (stored && isOne) await replaceContent(tx, stored, createScheduleContent(row))
  if (stored && isSameRule(stored, input) && isRecurring(before)) return
  await writeSchedule(tx, row, stored, input, { nextOn, prefix: 'schedule.' })
}

/**
 * Whether an invoice and its series, which has done no day yet, are one thing to their owner, so that a change of the one is meant
 * for the other: until the series was changed by itself.
 */
const isInSync = (stored: RecurringScheduleRow, before: InvoiceRow): boolean =>
  !isRecurring(before) || isSameContent(toScheduleContent(stored), createScheduleContent(before))

const isRecurring = (row: InvoiceRow): row is InvoiceRow & { recurringDate: Date } =>
  row.invoiceType === 'RECURRING' && row.recurringDate !== null

export const ENDED_COLUMNS = {
  status: 'ENDED',
  nextDay: null,
  problem: Prisma.DbNull,
  catchUp: null,
} as const

const isSameRule = (stored: ScheduleRow, input: ScheduleInput) => {
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
  stored: RecurringScheduleRow | null,
  input: ScheduleInput,
  { nextOn, prefix = '' }: { nextOn: Day; prefix?: string },
): Promise<void> {
  const { businessId, business } = invoice
  const { written, open } = stored ? await getProgress(tx, stored) : { written: 0, open: null }
  const from = maxDay(todayIn(business.timeZone), nextOn, open)
  const next = getFirstDay(input, { from, written }, prefix)
  if (!stored) return createSchedule(tx, invoice, input, next)
  await tx.recurringSchedule.update({
    where: { own: { businessId, id: stored.id } },
    data: {
      ...toRuleColumns(input),
      nextDay: toDateColumn(next),
      catchUp: null,
      version: { increment: 1 },
      ...(stored.status === 'ENDED' && { status: 'ACTIVE' }),
    },
  })
}

/** Writes a series of its own, which takes what it writes from the invoice it begins with. */
async function createSchedule(
  tx: Transaction,
  invoice: InvoiceRow,
  input: ScheduleInput,
  next: Day,
): Promise<void> {
  const { id: invoiceId, businessId } = invoice
  const columns = { ...toContentColumns(createScheduleContent(invoice)), ...toRuleColumns(input) }
  await tx.recurringSchedule.create({
    data: { businessId, invoiceId, ...columns, nextDay: toDateColumn(next) },
  })
}

/** The first day of a rule that is not before `from`. Throws 422 when there is none. */
export function getFirstDay(
  rule: ScheduleInput,
  { from, written }: { from: Day; written: number },
  prefix = '',
): Day {
  const [next] = listNextDates(rule, 1, { from, written })
  if (next) return next
  const byCount = rule.maxRuns !== null && written >= rule.maxRuns
  if (byCount) throw invalid(reason('series.written-all', { written }), `${prefix}maxRuns`)
  throw invalid('series.no-day-left', `${prefix}endsOn`)
}

/** Refuses a day for the next invoice, by `findDayProblem`, with 422. */
export function assertScheduleDay(day: Day, field: string, when: Parameters<typeof findDayProblem>[1]): void {
  const why = findDayProblem(day, when)
  if (why) throw invalid(why, field)
}

export const maxDay = (...days: (Day | null)[]): Day =>
  days.reduce<Day>((last, day) => (day && day > last ? day : last), '')

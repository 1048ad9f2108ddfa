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
import { lockScheduleOfInvoice, getProgress, toRuleColumns, toRule } from './schedule-rows'
import { reason } from '@/lib/i18n/reason'
import { alignToMonthEnd, listNextDates, findDayProblem } from '@/lib/documents/recurrence/recurrence-dates'
import type { RepeatInput, ScheduleInput } from '@/lib/documents/recurrence/schema'
import { DEFAULT_RECURRENCE } from '@/lib/documents/recurrence/types'

/**
 * Creates the schedule of a new RECURRING invoice with a recurrence date, monthly by default. That date is its first
 * and must not be after its end. A schedule that starts at the end of a month stays there. Throws 422 for a date that
 * is past or not after the issue date. Call it in the transaction that saved the invoice.
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
    firstUnprocessedDay: null,
    firstIssueDate: issueDate,
  })
  const startsOn = alignToMonthEnd(repeat, issueDate, nextOn)
  await createSchedule(tx, row, { ...repeat, startsOn }, nextOn)
}

/**
 * Syncs a schedule with its first invoice. A RECURRING invoice with a recurrence date has a schedule, monthly by
 * default; any other invoice ends its schedule. One that becomes recurring again reuses its schedule. Call it in the
 * transaction that saved the invoice.
 * @param before the invoice before the change
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
  const storedRule = stored ? { ...toRule(stored), autoSend: stored.autoSend } : DEFAULT_RECURRENCE
  const date = fromDateColumn(row.recurringDate)
  const dateBefore = before.recurringDate && fromDateColumn(before.recurringDate)
  const issueDate = fromDateColumn(row.issueDate)
  const firstUnprocessedDay = stored && (await getProgress(tx, stored)).firstUnprocessedDay
  const isLinked = stored !== null && !firstUnprocessedDay && isInSync(stored, before)
  // The schedule may have advanced meanwhile: an unchanged date must not set it back.
  const anchor = stored && date === dateBefore ? fromDateColumn(stored.startsOn) : null
  const nextOn = maxDay(anchor, date)
  const rule = repeat ?? storedRule
  const startsOn = anchor && !(isLinked && repeat) ? anchor : alignToMonthEnd(rule, issueDate, nextOn)
  const input = { ...rule, startsOn }
  const isUnchanged = date === dateBefore || date === (stored && fromDateColumn(stored.startsOn))
  const isIssueDateChanged = issueDate !== fromDateColumn(before.issueDate)
  assertScheduleDay(nextOn, 'recurringDate', {
    today: isUnchanged ? null : todayIn(row.business.timeZone),
    firstUnprocessedDay: null,
    firstIssueDate: firstUnprocessedDay || (isUnchanged && !isIssueDateChanged) ? null : issueDate,
  })
  if (stored && isLinked) await replaceContent(tx, stored, createScheduleContent(row))
  if (stored && isSameRule(stored, input) && isRecurring(before)) return
  await saveSchedule(tx, row, stored, input, { nextOn, prefix: 'schedule.' })
}

/**
 * True if a schedule that has not run yet still has the content of its invoice, so that changing the invoice changes
 * both.
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
 * Saves the rule of a schedule. The next date is the earliest from `nextOn` that is today or later and has not run
 * yet, so changing a date never bills the past. Throws 422 if there is none.
 * @param prefix put before field names in errors
 */
export async function saveSchedule(
  tx: Transaction,
  invoice: InvoiceRow,
  stored: RecurringScheduleRow | null,
  input: ScheduleInput,
  { nextOn, prefix = '' }: { nextOn: Day; prefix?: string },
): Promise<void> {
  const { businessId, business } = invoice
  const { createdCount, firstUnprocessedDay } = stored
    ? await getProgress(tx, stored)
    : { createdCount: 0, firstUnprocessedDay: null }
  const from = maxDay(todayIn(business.timeZone), nextOn, firstUnprocessedDay)
  const next = getFirstDay(input, { from, createdCount }, prefix)
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

/** Creates a schedule with the content of its first invoice. */
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

/** Returns the first date of a rule from `from` on. Throws 422 if there is none. */
export function getFirstDay(
  rule: ScheduleInput,
  { from, createdCount }: { from: Day; createdCount: number },
  prefix = '',
): Day {
  const [next] = listNextDates(rule, 1, { from, createdCount })
  if (next) return next
  const isCountReached = rule.maxRuns !== null && createdCount >= rule.maxRuns
  if (isCountReached)
    throw invalid(reason('series.written-all', { written: createdCount }), `${prefix}maxRuns`)
  throw invalid('series.no-day-left', `${prefix}endsOn`)
}

/** Throws 422 if `findDayProblem` rejects the date of the next invoice. */
export function assertScheduleDay(day: Day, field: string, when: Parameters<typeof findDayProblem>[1]): void {
  const why = findDayProblem(day, when)
  if (why) throw invalid(why, field)
}

export const maxDay = (...days: (Day | null)[]): Day =>
  days.reduce<Day>((last, day) => (day && day > last ? day : last), '')

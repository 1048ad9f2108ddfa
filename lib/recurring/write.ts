import 'server-only'
import type { Transaction } from '@/lib/db/client'
import type { Schedule as ScheduleRow } from '@/lib/db/generated/client'
import { fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/dates'
import { invalid } from '@/lib/errors'
import type { InvoiceRow } from '@/lib/invoices/rows'
import { progressOf, toColumns, toRule } from './rows'
import { nextDates } from './schedule'
import type { RepeatInput, ScheduleInput } from './schema'
import { MONTHLY } from './types'

/** Reads the schedule of an invoice with its row locked; null when it has none. */
export async function lockSchedule(
  tx: Transaction,
  userId: number,
  invoiceId: number,
): Promise<ScheduleRow | null> {
  await tx.$queryRaw`
    SELECT 1 FROM "Schedule" WHERE "invoiceId" = ${invoiceId} AND "userId" = ${userId} FOR UPDATE`
  return tx.schedule.findUnique({ where: { invoiceId_userId: { invoiceId, userId } } })
}

/**
 * Keeps the schedule in step with the invoice it belongs to: a RECURRING one with a recurrence date has one, monthly
 * when nothing was said, and any other ends the one it had. One that begins to repeat again takes its schedule up anew. Called
 * in the transaction that saved the invoice, with what it was `before`: null for a new one.
 */
export async function followInvoice(
  tx: Transaction,
  row: InvoiceRow,
  repeat: RepeatInput | undefined,
  before: Repeating | null,
): Promise<void> {
  const { id, userId, recurringDate } = row
  // A new invoice has none yet.
  const stored = before && (await lockSchedule(tx, userId, id))
  if (!repeats(row) || !recurringDate) {
    if (stored) await tx.schedule.update({ where: { id: stored.id, userId }, data: ENDED })
    return
  }
  const kept = stored ? { ...toRule(stored), autoSend: stored.autoSend } : MONTHLY
  const input = { ...(repeat ?? kept), startsOn: fromDateColumn(recurringDate) }
  if (stored && isSame(stored, input) && before && repeats(before)) return
  await writeSchedule(tx, row, stored, input, 'schedule.')
}

type Repeating = Pick<InvoiceRow, 'invoiceType' | 'recurringDate'>
const repeats = ({ invoiceType, recurringDate }: Repeating) =>
  invoiceType === 'RECURRING' && recurringDate !== null

export const ENDED = { status: 'ENDED', nextDay: null, problem: null } as const

const isSame = (stored: ScheduleRow, input: ScheduleInput) => {
  const before = { ...toRule(stored), autoSend: stored.autoSend }
  return (Object.keys(before) as (keyof typeof before)[]).every((key) => before[key] === input[key])
}

/**
 * Writes a schedule. It begins with its first day that is today or later and not yet done with: what is past is never
 * written because somebody changed a date. Throws 422 when there is no such day.
 */
export async function writeSchedule(
  tx: Transaction,
  { id: invoiceId, userId, user }: Pick<InvoiceRow, 'id' | 'userId' | 'user'>,
  stored: ScheduleRow | null,
  input: ScheduleInput,
  /** What stands before the fields' names in errors. */
  prefix = '',
): Promise<void> {
  const { written, open } = stored ? await progressOf(tx, stored) : { written: 0, open: null }
  const from = latest(todayIn(user.timeZone), input.startsOn, open)
  const [next] = nextDates(input, 1, { from, written })
  if (!next) {
    const byCount = input.maxRuns !== null && written >= input.maxRuns
    const message = byCount
      ? `The series has written ${written} already. Choose more.`
      : 'No day is left before the series ends. Choose a later end.'
    throw invalid(message, { [prefix + (byCount ? 'maxRuns' : 'endsOn')]: [message] })
  }
  const columns = { ...toColumns(input), nextDay: toDateColumn(next) }
  if (!stored) await tx.schedule.create({ data: { userId, invoiceId, ...columns } })
  else
    await tx.schedule.update({
      where: { id: stored.id, userId },
      data: { ...columns, ...(stored.status === 'ENDED' && { status: 'ACTIVE' }) },
    })
}

export const latest = (...days: (Day | null)[]): Day =>
  days.reduce<Day>((last, day) => (day && day > last ? day : last), '')

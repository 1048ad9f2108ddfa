import 'server-only'
import { db, type Transaction } from '@/lib/db/client'
import { addDays, fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/dates'
import type { Schedule as ScheduleRow } from '@/lib/db/generated/client'
import { recordEvent } from '@/lib/events/mutations'
import { log } from '@/lib/log'
import { findInvoiceRow } from '@/lib/invoices/queries'
import type { InvoiceRow } from '@/lib/invoices/rows'
import { activeUser } from '@/lib/users/queries'
import { progressOf, toRule } from './rows'
import { nextDates } from './schedule'
import { ENDED } from './write'
import { writeNext } from './write-next'

/** Invoices that one call writes at most; the rest is due at the next one. */
const LIMIT = 100

/**
 * Writes what is due by now, each day of each series once: also the days that passed while nothing ran. Answers how many
 * days were done. A series that fails is logged and tried again next time; the others do not wait for it.
 */
export async function runSchedules(
  now: Date = new Date(),
  { signal, limit = LIMIT }: { signal?: AbortSignal; limit?: number } = {},
): Promise<number> {
  let done = 0
  const failed = new Set<number>()
  for (;;) {
    const before = done
    for (const { id, today } of await due(now, limit, [...failed])) {
      if (done >= limit || signal?.aborted) return done
      try {
        if (await db.$transaction((tx) => runOne(tx, id, today))) done++
      } catch (error) {
        failed.add(id)
        log.error({ err: error, schedule: id }, 'schedule not run')
      }
    }
    if (done === before) return done
  }
}

/** The schedules that are due where their owners live, the longest overdue first. */
async function due(now: Date, limit: number, except: number[]): Promise<{ id: number; today: Day }[]> {
  // No place on earth is further ahead than this.
  const soon = toDateColumn(addDays(now.toISOString().slice(0, 10), 1))
  const candidates = { status: 'ACTIVE', nextDay: { lte: soon }, id: { notIn: except } }
  const zones = await db.user.findMany({
    where: { ...activeUser, invoices: { some: { schedule: candidates } } },
    distinct: ['timeZone'],
    select: { timeZone: true },
  })
  const byToday = new Map<Day, string[]>()
  for (const { timeZone } of zones) {
    const today = todayIn(timeZone, now)
    byToday.set(today, [...(byToday.get(today) ?? []), timeZone])
  }
  const rows = await db.schedule.findMany({
    where: {
      ...candidates,
      OR: [...byToday].map(([today, timeZones]) => ({
        nextDay: { lte: toDateColumn(today) },
        invoice: { user: { ...activeUser, timeZone: { in: timeZones } } },
      })),
    },
    orderBy: [{ nextDay: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { id: true, invoice: { select: { user: { select: { timeZone: true } } } } },
  })
  return rows.map(({ id, invoice }) => ({ id, today: todayIn(invoice.user.timeZone, now) }))
}

/** Does one day of one schedule, unless somebody else is at it or has done it. */
async function runOne(tx: Transaction, id: number, today: Day): Promise<boolean> {
  const [claimed] = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Schedule"
    WHERE "id" = ${id} AND "status" = 'ACTIVE' AND "nextDay" <= ${today}::date
    FOR UPDATE SKIP LOCKED`
  if (!claimed) return false
  const schedule = await tx.schedule.findUniqueOrThrow({ where: { id } })
  const day = fromDateColumn(schedule.nextDay!)
  return runDay(tx, schedule, day, day)
}

/**
 * Writes the invoice of `day`, dated `issueDate`, and moves the schedule on, which the caller's transaction holds. A
 * series that cannot go on by itself is paused and says why. Answers whether the schedule moved.
 */
export async function runDay(
  tx: Transaction,
  schedule: ScheduleRow,
  day: Day,
  issueDate: Day,
): Promise<boolean> {
  const { id, userId, invoiceId } = schedule
  const first = await findInvoiceRow(tx, userId, invoiceId)
  const problem = whyNot(first)
  if (problem) {
    await tx.schedule.update({ where: { id, userId }, data: { status: 'PAUSED', problem } })
    await recordEvent(tx, userId, 'SCHEDULE_PAUSED', { invoiceId, data: { problem } })
    return true
  }
  if (await markDone(tx, schedule, day)) await writeNext(tx, schedule, first, day, issueDate)
  await moveOn(tx, schedule, day)
  return true
}

/** Why a series cannot write its next invoice, in words for its owner; null when it can. */
export function whyNot(first: InvoiceRow): string | null {
  if (first.status === 'CANCELLED') return 'Its first invoice is cancelled. Open that one again, then resume.'
  if (first.client.deletedAt)
    return 'Its client was deleted. Create a new recurring invoice for another client.'
  return null
}

/** Takes a day for good: the database has room for it once. */
export async function markDone(
  tx: Transaction,
  { id: scheduleId, userId }: ScheduleRow,
  day: Day,
): Promise<boolean> {
  const { count } = await tx.scheduleRun.createMany({
    data: [{ userId, scheduleId, day: toDateColumn(day) }],
    skipDuplicates: true,
  })
  return count > 0
}

/** Sets the next day after `day`, or ends the schedule when there is none. */
export async function moveOn(tx: Transaction, schedule: ScheduleRow, day: Day): Promise<void> {
  const { id, userId, invoiceId } = schedule
  const { written } = await progressOf(tx, schedule)
  const [next] = nextDates(toRule(schedule), 1, { from: addDays(day, 1), written })
  await tx.schedule.update({
    where: { id, userId },
    data: next ? { nextDay: toDateColumn(next) } : ENDED,
  })
  if (!next) await recordEvent(tx, userId, 'SCHEDULE_ENDED', { invoiceId })
}

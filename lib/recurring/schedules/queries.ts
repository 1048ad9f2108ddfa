import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db, type Db } from '@/lib/platform/db/client'
import { addDays, fromDateColumn, todayIn, type Day } from '@/lib/core/dates'
import { getClientTitle } from '@/lib/clients/display-name'
import { notFound } from '@/lib/i18n/errors'
import { getInvoiceRow } from '@/lib/documents/queries'
import { pickTexts } from '@/lib/documents/texts'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import {
  createScheduleContent,
  toScheduleContent,
  isSameContent,
  scheduleInclude,
  type RecurringScheduleRow,
} from './schedule-content'
import { isItem } from '@/lib/documents/line-items/line-kinds'
import { interpolateTexts } from '@/lib/documents/interpolate-texts'
import { getDocumentFormatters } from '@/lib/documents/view/document-view'
import type { Formatters } from '@/lib/i18n/message-types'
import { findMonthEndCorrection } from './month-end'
import { getProgress, toRule } from './schedule-rows'
import { maxDay } from './write-schedule'
import { listNextDates } from '@/lib/documents/recurrence/recurrence-dates'
import type {
  NextInvoice,
  Schedule,
  RecurringSchedule,
  ScheduleContent,
  ScheduleInvoice,
} from './schedule-response'
import type { ScheduleStatus } from './types'
import type { MissedPolicy } from '@/lib/documents/recurrence/types'
import { formatReason, parseReason } from '@/lib/i18n/format-reason'
import { toReasonResponse } from '@/lib/i18n/reason'

const SHOWN = 5
/** Maximum invoices listed per schedule. */
const LISTED = 12

/** Returns the schedule created from an invoice; null if it has none. */
export async function findSchedule(actor: Actor, invoiceId: number, tx: Db = db): Promise<Schedule | null> {
  const row = await tx.recurringSchedule.findUnique({
    where: { businessId_invoiceId: { businessId: actor.businessId, invoiceId } },
    include: scheduleInclude,
  })
  return row && toSchedule(tx, row)
}

/** Returns the schedule that was created from an invoice or wrote it; null if there is none. */
export async function findScheduleOfInvoice(actor: Actor, invoiceId: number): Promise<Schedule | null> {
  const created = await findSchedule(actor, invoiceId)
  if (created) return created
  const run = await db.recurringScheduleRun.findFirst({
    where: { businessId: actor.businessId, invoiceId },
    select: { schedule: { include: scheduleInclude } },
  })
  return run && toSchedule(db, run.schedule)
}

/** Returns the id of the schedule that was created from an invoice or wrote it. Throws 404. */
export async function getScheduleId(actor: Actor, invoiceId: number): Promise<number> {
  const id = (await listScheduleIds(actor, [{ id: invoiceId }])).get(invoiceId)
  if (id === undefined) throw notFound('schedule')
  return id
}

/** Returns the ids of the schedules that were created from the invoices or wrote them, by invoice. */
export async function listScheduleIds(
  actor: Actor,
  invoices: { id: number }[],
): Promise<Map<number, number>> {
  const where = { businessId: actor.businessId, invoiceId: { in: invoices.map(({ id }) => id) } }
  const [runs, schedules] = await Promise.all([
    db.recurringScheduleRun.findMany({ where, select: { invoiceId: true, scheduleId: true } }),
    db.recurringSchedule.findMany({ where, select: { invoiceId: true, id: true } }),
  ])
  return new Map(
    [...runs, ...schedules.map(({ invoiceId, id: scheduleId }) => ({ invoiceId, scheduleId }))].flatMap(
      ({ invoiceId, scheduleId }) => (invoiceId === null ? [] : [[invoiceId, scheduleId]]),
    ),
  )
}

/**
 * Returns the id of an invoice's schedule if edits of the invoice no longer apply to it: it has processed a date, or
 * was edited separately. Null while the two are in sync, or without a schedule.
 */
export async function findDivergedScheduleId(actor: Actor, invoiceId: number): Promise<number | null> {
  const where = { businessId_invoiceId: { businessId: actor.businessId, invoiceId } }
  const row = await db.recurringSchedule.findUnique({ where, include: scheduleInclude })
  if (!row) return null
  const invoice = await getInvoiceRow(db, actor, invoiceId)
  const { firstUnprocessedDay } = await getProgress(db, row)
  return firstUnprocessedDay || !isSameContent(toScheduleContent(row), createScheduleContent(invoice))
    ? row.id
    : null
}

/** Returns a schedule. Throws 404. */
export async function getSchedule(actor: Actor, id: number): Promise<Schedule> {
  const row = await db.recurringSchedule.findUnique({
    where: { own: { businessId: actor.businessId, id } },
    include: scheduleInclude,
  })
  if (!row) throw notFound('series')
  return toSchedule(db, row)
}

/** Returns a schedule with its content and next invoice. Throws 404. */
export async function getRecurringSchedule(
  actor: Actor,
  id: number,
  tx: Db = db,
): Promise<RecurringSchedule> {
  const row = await tx.recurringSchedule.findUnique({
    where: { own: { businessId: actor.businessId, id } },
    include: scheduleInclude,
  })
  if (!row) throw notFound('series')
  const content = toScheduleContent(row)
  const schedule = await toSchedule(tx, row)
  const { subtotal, taxAmount, totalAmount } = computeTotals(content)
  const today = todayIn(row.business.timeZone)
  const invoices = await listScheduleInvoices(tx, row)
  return {
    ...schedule,
    ...content,
    version: row.version,
    clientName: getClientTitle(row.client),
    clientDeleted: row.client.deletedAt !== null,
    subtotal: subtotal.toNumber(),
    taxAmount: taxAmount.toNumber(),
    totalAmount: totalAmount.toNumber(),
    next: previewNextInvoice(content, schedule, today, getDocumentFormatters(row, row)),
    restartsOn: row.status === 'ENDED' ? await findRestartDay(tx, row, { today, invoices }) : null,
    monthEndCorrection: (await findMonthEndCorrection(tx, row))?.correction ?? null,
    invoices,
  }
}

export async function toSchedule(tx: Db, row: RecurringScheduleRow): Promise<Schedule> {
  const rule = toRule(row)
  const { createdCount } = await getProgress(tx, row)
  const day = row.nextDay && fromDateColumn(row.nextDay)
  const reason = parseReason(row.problem)
  const isStopped = row.status === 'PAUSED' && row.problem !== null
  const yesterday = addDays(todayIn(row.business.timeZone), -1)
  return {
    ...rule,
    id: row.id,
    status: row.status as ScheduleStatus,
    autoSend: row.autoSend,
    missed: row.missed as MissedPolicy,
    problem: reason && formatReason(reason),
    reason: reason && toReasonResponse(reason),
    written: createdCount,
    nextDates: day ? listNextDates(rule, SHOWN, { from: day, createdCount }) : [],
    missedDates:
      day && isStopped ? listNextDates(rule, SHOWN, { from: day, to: yesterday, createdCount }) : [],
  }
}

/** Previews the next invoice, on the first date that is today or later. */
function previewNextInvoice(
  content: ScheduleContent,
  schedule: Schedule,
  today: Day,
  writing: Formatters,
): NextInvoice | null {
  const [first] = schedule.nextDates
  const [day] = first
    ? listNextDates(schedule, 1, { from: first > today ? first : today, createdCount: schedule.written })
    : []
  if (!day) return null
  const interpolated = interpolateTexts(content, { issueDate: day, rhythm: schedule }, writing)
  const { amounts } = computeTotals(interpolated)
  return {
    issueDate: day,
    dueDate: addDays(day, content.paymentTerms),
    ...pickTexts(interpolated),
    lineItems: interpolated.lineItems.map((line, index) =>
      isItem(line) ? { ...line, amount: amounts[index]!.toNumber() } : line,
    ),
  }
}

/** Returns the next date from today after all dates and invoices of a schedule, whatever end it had. */
async function findRestartDay(
  tx: Db,
  row: RecurringScheduleRow,
  { today, invoices: [latest] }: { today: Day; invoices: ScheduleInvoice[] },
): Promise<Day> {
  const { firstUnprocessedDay } = await getProgress(tx, row)
  const from = maxDay(today, firstUnprocessedDay, latest ? addDays(latest.issueDate, 1) : null)
  const { frequency, every, startsOn } = toRule(row)
  const [day = from] = listNextDates({ frequency, every, startsOn, endsOn: null, maxRuns: null }, 1, { from })
  return day
}

async function listScheduleInvoices(
  tx: Db,
  { id, businessId, invoiceId }: RecurringScheduleRow,
): Promise<ScheduleInvoice[]> {
  const runs = await tx.recurringScheduleRun.findMany({
    where: { scheduleId: id, businessId, invoiceId: { not: null } },
    orderBy: { day: 'desc' },
    take: LISTED,
    select: { invoiceId: true },
  })
  const ids = [...runs.flatMap((run) => run.invoiceId ?? []), ...(invoiceId ? [invoiceId] : [])]
  const rows = await tx.invoice.findMany({
    where: { businessId, id: { in: ids } },
    orderBy: [{ issueDate: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      invoiceNumber: true,
      issueDate: true,
      status: true,
      totalAmount: true,
      currency: true,
    },
  })
  return rows.map(({ issueDate, totalAmount, ...row }) => ({
    ...row,
    issueDate: fromDateColumn(issueDate),
    totalAmount: Number(totalAmount),
  }))
}

import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { db, type Db } from '@/lib/platform/db/client'
import { addDays, fromDateColumn, todayIn, type Day } from '@/lib/kernel/dates'
import { clientTitle } from '@/lib/parties/naming'
import { notFound } from '@/lib/words/errors'
import { findInvoiceRow } from '@/lib/documents/queries'
import { textsOf } from '@/lib/documents/texts'
import { computeTotals } from '@/lib/documents/totals'
import { contentFrom, contentOf, isSameContent, seriesInclude, type SeriesRow } from './content'
import { isItem } from '@/lib/documents/lines/kinds'
import { filledTexts } from '@/lib/documents/fill-texts'
import { writingFor } from '@/lib/documents/new/writing'
import type { Writing } from '@/lib/words/document-words'
import { findMonthEndCorrection } from './month-end'
import { progressOf, toRule } from './rows'
import { nextDates } from '@/lib/documents/rhythm/schedule'
import type { NextInvoice, Schedule, ScheduleStatus, Series, SeriesContent, SeriesInvoice } from './types'
import type { Missed } from '@/lib/documents/rhythm/types'
import { sayStored } from '@/lib/words/say'

const SHOWN = 5
/** Invoices of a series that are listed. */
const LISTED = 12

/** The schedule of the series that began with an invoice, or null when it has none. */
export async function getSchedule(actor: Actor, invoiceId: number, tx: Db = db): Promise<Schedule | null> {
  const row = await tx.schedule.findUnique({
    where: { businessId_invoiceId: { businessId: actor.businessId, invoiceId } },
    include: seriesInclude,
  })
  return row && scheduleOf(tx, row)
}

/** The schedule of the series that an invoice began, or was written by; null when it is part of none. */
export async function getScheduleAround(actor: Actor, invoiceId: number): Promise<Schedule | null> {
  const began = await getSchedule(actor, invoiceId)
  if (began) return began
  const run = await db.scheduleRun.findFirst({
    where: { businessId: actor.businessId, invoiceId },
    select: { schedule: { include: seriesInclude } },
  })
  return run && scheduleOf(db, run.schedule)
}

/** The series that an invoice began, or was written by. Throws 404. */
export async function seriesIdOf(actor: Actor, invoiceId: number): Promise<number> {
  const where = { businessId_invoiceId: { businessId: actor.businessId, invoiceId } }
  const began = await db.schedule.findUnique({ where, select: { id: true } })
  if (began) return began.id
  const run = await db.scheduleRun.findFirst({
    where: { businessId: actor.businessId, invoiceId },
    select: { scheduleId: true },
  })
  if (!run) throw notFound('schedule')
  return run.scheduleId
}

/**
 * The series that began with an invoice but is not meant any more when the invoice is edited: it has done a day, or was changed by
 * itself. Null while the two are one, and without a series.
 */
export async function seriesApart(actor: Actor, invoiceId: number): Promise<number | null> {
  const where = { businessId_invoiceId: { businessId: actor.businessId, invoiceId } }
  const row = await db.schedule.findUnique({ where, include: seriesInclude })
  if (!row) return null
  const invoice = await findInvoiceRow(db, actor, invoiceId)
  const { open } = await progressOf(db, row)
  return open || !isSameContent(contentOf(row), contentFrom(invoice)) ? row.id : null
}

/** How a series stands. Throws 404. */
export async function readSchedule(actor: Actor, id: number): Promise<Schedule> {
  const row = await db.schedule.findUnique({
    where: { own: { businessId: actor.businessId, id } },
    include: seriesInclude,
  })
  if (!row) throw notFound('series')
  return scheduleOf(db, row)
}

/** A series with what it writes next. Throws 404. */
export async function getSeries(actor: Actor, id: number, tx: Db = db): Promise<Series> {
  const row = await tx.schedule.findUnique({
    where: { own: { businessId: actor.businessId, id } },
    include: seriesInclude,
  })
  if (!row) throw notFound('series')
  const content = contentOf(row)
  const schedule = await scheduleOf(tx, row)
  const { subtotal, taxAmount, totalAmount } = computeTotals(content)
  const today = todayIn(row.business.timeZone)
  return {
    ...schedule,
    ...content,
    version: row.version,
    clientName: clientTitle(row.client),
    clientDeleted: row.client.deletedAt !== null,
    subtotal: subtotal.toNumber(),
    taxAmount: taxAmount.toNumber(),
    totalAmount: totalAmount.toNumber(),
    next: nextInvoice(content, schedule, today, writingFor(row, row)),
    monthEndCorrection: (await findMonthEndCorrection(tx, row))?.correction ?? null,
    invoices: await invoicesOf(tx, row),
  }
}

export async function scheduleOf(tx: Db, row: SeriesRow): Promise<Schedule> {
  const rule = toRule(row)
  const { written } = await progressOf(tx, row)
  const day = row.nextDay && fromDateColumn(row.nextDay)
  const isStopped = row.status === 'PAUSED' && row.problem !== null
  const yesterday = addDays(todayIn(row.business.timeZone), -1)
  return {
    ...rule,
    id: row.id,
    status: row.status as ScheduleStatus,
    autoSend: row.autoSend,
    missed: row.missed as Missed,
    problem: sayStored(row.problem),
    written,
    nextDates: day ? nextDates(rule, SHOWN, { from: day, written }) : [],
    missedDates: day && isStopped ? nextDates(rule, SHOWN, { from: day, to: yesterday, written }) : [],
  }
}

/** What is written next: on the first day that is not past. */
function nextInvoice(
  content: SeriesContent,
  schedule: Schedule,
  today: Day,
  writing: Writing,
): NextInvoice | null {
  const [first] = schedule.nextDates
  const [day] = first
    ? nextDates(schedule, 1, { from: first > today ? first : today, written: schedule.written })
    : []
  if (!day) return null
  const filled = filledTexts(content, { issueDate: day, rhythm: schedule }, writing)
  const { amounts } = computeTotals(filled)
  return {
    issueDate: day,
    dueDate: addDays(day, content.paymentTerms),
    ...textsOf(filled),
    lineItems: filled.lineItems.map((line, index) =>
      isItem(line) ? { ...line, amount: amounts[index]!.toNumber() } : line,
    ),
  }
}

async function invoicesOf(tx: Db, { id, businessId, invoiceId }: SeriesRow): Promise<SeriesInvoice[]> {
  const runs = await tx.scheduleRun.findMany({
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

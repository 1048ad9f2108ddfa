import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { fromDateColumn, toDateColumn } from '@/lib/core/dates'
import { formatPageKey, type Page, type PageKey } from '@/lib/core/lists/paging'
import { mapFields } from '@/lib/core/object'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import { toCharges } from '@/lib/documents/totals/charge-columns'
import { lineContentSelect, toLineContent } from '@/lib/documents/totals/line-content'
import type { Frequency } from '@/lib/documents/recurrence/types'
import { toReasonResponse } from '@/lib/i18n/reason'
import { parseReason } from '@/lib/i18n/format-reason'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { PAGE_SIZE, parseScheduleKey, type ScheduleFilter } from './filter'
import type { ListedSchedule } from './schedule-response'
import { SCHEDULE_STATUSES, type ScheduleStatus } from './types'

// Not the descriptions, which may be long.
const { description: _description, ...lineSelect } = lineContentSelect

const listedSelect = {
  id: true,
  clientId: true,
  client: { select: { title: true } },
  invoice: { select: { invoiceNumber: true } },
  status: true,
  nextDay: true,
  frequency: true,
  every: true,
  autoSend: true,
  problem: true,
  currency: true,
  taxRate: true,
  taxCategory: true,
  taxReason: true,
  taxParts: true,
  pricesIncludeTax: true,
  discountKind: true,
  discountValue: true,
  withholdingLabel: true,
  withholdingRate: true,
  // The order decides between taxes that compete for a cent (`allocate`).
  lines: { select: lineSelect, orderBy: { position: 'asc' } },
} satisfies Prisma.RecurringScheduleSelect

type ListedRow = Prisma.RecurringScheduleGetPayload<{ select: typeof listedSelect }>

/** Returns one page of the business's recurring schedules, the next ones first and ended ones last. */
export async function listSchedules(
  actor: Actor,
  { status, before }: ScheduleFilter,
  limit = PAGE_SIZE,
): Promise<Page<ListedSchedule>> {
  const key = before === null ? null : parseScheduleKey(before)
  const rows = await db.recurringSchedule.findMany({
    where: {
      businessId: actor.businessId,
      ...(status && { status }),
      ...(key && afterKey(key)),
    },
    orderBy: [{ nextDay: { sort: 'asc', nulls: 'last' } }, { id: 'desc' }],
    take: limit + 1,
    select: listedSelect,
    relationLoadStrategy: 'join',
  })
  const page = rows.slice(0, limit)
  return {
    rows: page.map(toListed),
    next: rows.length > limit ? getPageKey(page.at(-1)!) : null,
  }
}

const getPageKey = ({ id, nextDay }: ListedRow): string =>
  formatPageKey({ id, values: [nextDay ? fromDateColumn(nextDay) : ''] })

/** Returns the condition for schedules after a key. */
function afterKey({ id, values: [day] }: PageKey): Prisma.RecurringScheduleWhereInput {
  if (!day) return { nextDay: null, id: { lt: id } }
  const nextDay = toDateColumn(day)
  return { OR: [{ nextDay: { gt: nextDay } }, { nextDay, id: { lt: id } }, { nextDay: null }] }
}

function toListed(row: ListedRow): ListedSchedule {
  const { id, clientId, client, invoice, frequency, every, autoSend, status, nextDay, currency } = row
  const lineItems = row.lines.map((line) => toLineContent({ ...line, description: '' }))
  const reason = parseReason(row.problem)
  return {
    id,
    clientId,
    clientName: client.title,
    invoiceNumber: invoice?.invoiceNumber ?? null,
    frequency: frequency as Frequency,
    every,
    autoSend,
    status: status as ScheduleStatus,
    reason: reason && toReasonResponse(reason),
    nextDay: nextDay && fromDateColumn(nextDay),
    totalAmount: computeTotals({ currency, lineItems, ...toCharges(row) }).totalAmount.toNumber(),
    currency,
  }
}

/** Counts the business's recurring schedules by status. */
export async function countSchedules(actor: Actor): Promise<Record<ScheduleStatus, number>> {
  const groups = await db.recurringSchedule.groupBy({
    by: ['status'],
    where: { businessId: actor.businessId },
    _count: true,
  })
  const counts = new Map(groups.map(({ status, _count }) => [status, _count]))
  return mapFields(SCHEDULE_STATUSES, (status) => counts.get(status) ?? 0)
}

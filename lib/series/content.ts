import 'server-only'
import type { BusinessId } from '@/lib/kernel/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { daysBetween, fromDateColumn } from '@/lib/kernel/dates'
import type { InvoiceRow } from '@/lib/documents/rows'
import { chargeColumns, storedCharges } from '@/lib/documents/totals/charges'
import { lineColumns, lineContent } from '@/lib/documents/types'
import { textsOf } from '@/lib/documents/texts'
import type { SeriesContent } from './types'

/** A series as it is read wherever something is written from it. */
export const seriesInclude = {
  lines: { orderBy: { position: 'asc' } },
  client: { select: { name: true, companyName: true, deletedAt: true } },
  business: { select: { timeZone: true, locale: true, sendingHour: true } },
} satisfies Prisma.ScheduleInclude
export type SeriesRow = Prisma.ScheduleGetPayload<{ include: typeof seriesInclude }>

/** What a series writes. */
export const contentOf = (row: SeriesRow): SeriesContent => ({
  clientId: row.clientId,
  currency: row.currency,
  ...storedCharges(row),
  ...textsOf(row),
  paymentMethod: row.paymentMethod,
  paymentTerms: row.paymentTerms,
  lineItems: row.lines.map(lineContent),
})

/** What a series writes that begins with an invoice. */
export const contentFrom = (row: InvoiceRow): SeriesContent => ({
  clientId: row.clientId,
  currency: row.currency,
  ...storedCharges(row),
  ...textsOf(row),
  paymentMethod: row.paymentMethod,
  paymentTerms: daysBetween(fromDateColumn(row.issueDate), fromDateColumn(row.dueDate)),
  lineItems: row.lines.map(lineContent),
})

/** Both are made above, with their fields in one order. */
export const isSameContent = (one: SeriesContent, other: SeriesContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export const contentColumns = ({ lineItems, ...content }: SeriesContent) => ({
  clientId: content.clientId,
  currency: content.currency,
  ...chargeColumns(content),
  ...textsOf(content),
  paymentMethod: content.paymentMethod,
  paymentTerms: content.paymentTerms,
  lines: { create: lineItems.map((line, index) => ({ ...lineColumns(line), position: index + 1 })) },
})

/** Writes over what a series writes, in the transaction that holds it. */
export async function replaceContent(
  tx: Transaction,
  { id, businessId }: { id: number; businessId: BusinessId },
  content: SeriesContent,
): Promise<void> {
  await tx.scheduleLine.deleteMany({ where: { businessId, scheduleId: id } })
  await tx.schedule.update({ where: { own: { businessId, id } }, data: contentColumns(content) })
}

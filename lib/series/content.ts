import 'server-only'
import type { BusinessId } from '@/lib/kernel/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { daysBetween, fromDateColumn } from '@/lib/kernel/dates'
import type { InvoiceRow } from '@/lib/documents/rows'
import { chargeColumns, storedCharges } from '@/lib/documents/totals/charges'
import { lineColumns, lineContent } from '@/lib/documents/totals/line-content'
import { languagesOf, type LanguageChoice } from '@/lib/kernel/languages'
import { textsOf } from '@/lib/documents/texts'
import { languageFields } from '@/lib/parties/queries'
import type { SeriesContent } from './types'

/** A series as it is read wherever something is written from it. */
export const seriesInclude = {
  lines: { orderBy: { position: 'asc' } },
  client: { select: { name: true, companyName: true, deletedAt: true, ...languageFields } },
  business: {
    select: {
      timeZone: true,
      locale: true,
      sendingHour: true,
      country: true,
      language: true,
      secondLanguage: true,
    },
  },
} satisfies Prisma.ScheduleInclude
export type SeriesRow = Prisma.ScheduleGetPayload<{ include: typeof seriesInclude }>

/** What a series writes. */
export const contentOf = (row: SeriesRow): SeriesContent => ({
  clientId: row.clientId,
  currency: row.currency,
  ...storedCharges(row),
  ...textsOf(row),
  ...languagesOf(row),
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
  ...languagesOf(row),
  paymentMethod: row.paymentMethod,
  paymentTerms: daysBetween(fromDateColumn(row.issueDate), fromDateColumn(row.dueDate)),
  lineItems: row.lines.map(lineContent),
})

/** Both are made above, with their fields in one order. */
export const isSameContent = (one: SeriesContent, other: SeriesContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What a series says as it is saved: what a change leaves out of its languages stays. */
type SavedContent = Omit<SeriesContent, keyof LanguageChoice> & Partial<LanguageChoice>

export const contentColumns = ({ lineItems, ...content }: SavedContent) => ({
  clientId: content.clientId,
  currency: content.currency,
  ...chargeColumns(content),
  ...textsOf(content),
  ...(content.language !== undefined && languagesOf(content)),
  paymentMethod: content.paymentMethod,
  paymentTerms: content.paymentTerms,
  lines: { create: lineItems.map((line, index) => ({ ...lineColumns(line), position: index + 1 })) },
})

/** Writes over what a series writes, in the transaction that holds it. */
export async function replaceContent(
  tx: Transaction,
  { id, businessId }: { id: number; businessId: BusinessId },
  content: SavedContent,
): Promise<void> {
  await tx.scheduleLine.deleteMany({ where: { businessId, scheduleId: id } })
  await tx.schedule.update({ where: { own: { businessId, id } }, data: contentColumns(content) })
}

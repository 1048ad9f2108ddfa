import 'server-only'
import type { BusinessId } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { daysBetween, fromDateColumn } from '@/lib/core/dates'
import type { InvoiceRow } from '@/lib/documents/rows'
import { type CHARGE_COLUMNS, toChargeColumns, toCharges } from '@/lib/documents/totals/charge-columns'
import { toLineColumns, toLineContent } from '@/lib/documents/totals/line-content'
import { pickLanguages, type LanguageChoice } from '@/lib/core/languages'
import { pickTexts, type DocumentTexts } from '@/lib/documents/texts'
import { languageFields } from '@/lib/clients/queries'
import type { ScheduleContent } from './schedule-response'

/** Relations read with every schedule. */
export const scheduleInclude = {
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
} satisfies Prisma.RecurringScheduleInclude
export type RecurringScheduleRow = Prisma.RecurringScheduleGetPayload<{ include: typeof scheduleInclude }>

/** Columns of a schedule's content, shared with invoices except for the payment terms. */
type ContentRow = Pick<
  RecurringScheduleRow,
  | 'clientId'
  | 'currency'
  | 'paymentMethod'
  | 'paymentTerms'
  | keyof DocumentTexts
  | keyof LanguageChoice
  | keyof typeof CHARGE_COLUMNS
> & { lines: Parameters<typeof toLineContent>[0][] }

export const toScheduleContent = (row: ContentRow): ScheduleContent => ({
  clientId: row.clientId,
  currency: row.currency,
  ...toCharges(row),
  ...pickTexts(row),
  ...pickLanguages(row),
  paymentMethod: row.paymentMethod,
  paymentTerms: row.paymentTerms,
  lineItems: row.lines.map(toLineContent),
})

/** Creates the content of a schedule from its first invoice. */
export const createScheduleContent = (row: InvoiceRow): ScheduleContent =>
  toScheduleContent({
    ...row,
    paymentTerms: daysBetween(fromDateColumn(row.issueDate), fromDateColumn(row.dueDate)),
  })

/** Compares content as JSON: `toScheduleContent` always creates the fields in the same order. */
export const isSameContent = (one: ScheduleContent, other: ScheduleContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Content to save; an omitted language stays unchanged. */
type ScheduleContentPatch = Omit<ScheduleContent, keyof LanguageChoice> & Partial<LanguageChoice>

export const toContentColumns = ({ lineItems, ...content }: ScheduleContentPatch) => ({
  clientId: content.clientId,
  currency: content.currency,
  ...toChargeColumns(content),
  ...pickTexts(content),
  ...(content.language !== undefined && pickLanguages(content)),
  paymentMethod: content.paymentMethod,
  paymentTerms: content.paymentTerms,
  lines: { create: lineItems.map((line, index) => ({ ...toLineColumns(line), position: index + 1 })) },
})

/** Replaces the content of a schedule. The caller must hold its lock. */
export async function replaceContent(
  tx: Transaction,
  { id, businessId }: { id: number; businessId: BusinessId },
  content: ScheduleContentPatch,
): Promise<void> {
  await tx.recurringScheduleLine.deleteMany({ where: { businessId, scheduleId: id } })
  await tx.recurringSchedule.update({ where: { own: { businessId, id } }, data: toContentColumns(content) })
}

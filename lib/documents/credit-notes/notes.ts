import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import { exact, type Exact } from '@/lib/kernel/money'
import type { Db } from '@/lib/platform/db/client'
import { statusesThatMean } from '@/lib/documents/lifecycle/kinds'
import { storedItems } from '@/lib/documents/lines/kinds'
import type { InvoiceRow } from '@/lib/documents/rows'
import { leftOf } from './left'
import type { Left } from './types'

/** A note takes from its invoice from the day it is made until it is cancelled. */
const COUNTED = {
  kind: 'CREDIT_NOTE',
  relation: 'CREDITS',
  status: { notIn: statusesThatMean('cancelled').flatMap(([, statuses]) => statuses) },
} as const

const ISSUED = statusesThatMean('credited').map(([kind, statuses]) => ({
  kind,
  status: { in: [...statuses] },
}))

/** The credit notes of an invoice that count, drafts too, in the order in which they were made. */
export const countedNotes = (tx: Db, { businessId }: Owned, invoiceId: number) =>
  tx.invoice.findMany({
    where: { businessId, sourceId: invoiceId, ...COUNTED },
    select: { id: true, invoiceNumber: true },
    orderBy: { id: 'asc' },
  })

/** The number of the first valid credit note of each invoice that has one, by invoice id. */
export async function firstNotes(
  tx: Db,
  { businessId }: Owned,
  invoiceIds: number[],
): Promise<Map<number, string>> {
  const notes = await tx.invoice.findMany({
    where: { businessId, sourceId: { in: invoiceIds }, ...COUNTED },
    select: { sourceId: true, invoiceNumber: true },
    distinct: ['sourceId'],
    orderBy: { id: 'asc' },
  })
  return new Map(
    notes.flatMap(({ sourceId, invoiceNumber }) => (sourceId ? [[sourceId, invoiceNumber]] : [])),
  )
}

/** What is withheld of the issued credit notes of an invoice; nothing where the invoice itself has nothing withheld. */
export async function sumWithheldByNotes(
  tx: Db,
  {
    businessId,
    id,
    ...invoice
  }: Pick<InvoiceRow, 'businessId' | 'id' | 'withheldAmount' | 'notWithheldAmount'>,
): Promise<Exact> {
  if (exact(invoice.withheldAmount).eq(0) && exact(invoice.notWithheldAmount).eq(0)) return exact(0)
  const { _sum } = await tx.invoice.aggregate({
    where: { businessId, sourceId: id, relation: 'CREDITS', OR: ISSUED },
    _sum: { withheldAmount: true },
  })
  return exact(_sum.withheldAmount ?? 0)
}

/**
 * What of an invoice is left to credit.
 * @param invoice held where it is to stay so: who makes a credit note, changes it or brings one back holds its invoice
 * @param but a credit note that is judged itself
 */
export async function findLeft(
  tx: Db,
  invoice: Pick<
    InvoiceRow,
    'businessId' | 'id' | 'lines' | 'taxes' | 'discountAmount' | 'withheldAmount' | 'totalAmount'
  >,
  but?: number,
): Promise<Left> {
  const notes = await tx.invoice.findMany({
    where: {
      businessId: invoice.businessId,
      sourceId: invoice.id,
      ...COUNTED,
      ...(but !== undefined && { id: { not: but } }),
    },
    select: {
      discountAmount: true,
      withheldAmount: true,
      totalAmount: true,
      lines: { select: { position: true, quantity: true, amount: true, sourceLine: true } },
      taxes: { select: { category: true, rate: true, taxable: true, tax: true } },
    },
    relationLoadStrategy: 'join',
  })
  return leftOf(
    { ...invoice, lines: storedItems(invoice.lines) },
    notes.map((note) => ({ ...note, lines: storedItems(note.lines) })),
  )
}

import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { isCancelled } from '@/lib/documents/lifecycle/kinds'
import type { Db } from '@/lib/platform/db/client'
import {
  listDeductedTaxes,
  isBilled,
  billedSelect,
  billedNoteSelect,
  type BilledInvoice,
  listDeductions,
} from './billed-invoices'

/** Maximum number of invoices created from one quote, cancelled ones included. */
export const MAX_DERIVED_INVOICES = 49

/**
 * Lists the invoices created from a quote or pro forma invoice, oldest first, with their credit notes: drafts
 * included, cancelled ones excluded. Lock the quote first if a change depends on the result (`withQuoteGuard`).
 */
export async function listBilledInvoices(
  tx: Db,
  { businessId }: BusinessScope,
  sourceId: number,
): Promise<BilledInvoice[]> {
  const all = await tx.invoice.findMany({
    where: { businessId, sourceId, kind: 'INVOICE' },
    select: billedSelect,
    orderBy: { id: 'asc' },
    take: MAX_DERIVED_INVOICES,
  })
  const rows = all.filter((row) => !isCancelled(row))
  if (rows.length === 0) return []
  const notes = await tx.invoice.findMany({
    where: {
      businessId,
      kind: 'CREDIT_NOTE',
      status: 'SENT',
      relation: 'CREDITS',
      sourceId: { in: rows.map(({ id }) => id) },
    },
    select: billedNoteSelect,
  })
  const withNotes = rows.map((row) => {
    const own = notes.filter(({ sourceId }) => sourceId === row.id)
    const deducts = [...listDeductions(row, 1), ...own.flatMap((note) => listDeductions(note, -1))]
    return { ...row, notes: own, credited: own.flatMap(({ taxes }) => taxes), deducts }
  })
  const deducted = withNotes.filter(isBilled).flatMap(({ deducts }) => deducts)
  return withNotes.map((row) => ({ ...row, deductedTaxes: listDeductedTaxes(deducted, row.id) }))
}

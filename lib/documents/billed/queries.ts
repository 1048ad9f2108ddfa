import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import { isCancelled } from '@/lib/documents/lifecycle/kinds'
import type { Db } from '@/lib/platform/db/client'
import { chargedOf, isIssued, madeSelect, noteSelect, type BilledRow } from './billed'
import { takenOffBy } from './taken-off'

/** The most invoices that can be created from one quote, cancelled ones included. */
export const MAX_MADE = 49

/**
 * Lists the invoices created from a quote or pro forma invoice, drafts included and cancelled ones excluded, oldest first, with their
 * credits. Lock the quote first when the result decides a change (`guardQuote`).
 */
export async function listBilled(tx: Db, { businessId }: Owned, sourceId: number): Promise<BilledRow[]> {
  const all = await tx.invoice.findMany({
    where: { businessId, sourceId, kind: 'INVOICE' },
    select: madeSelect,
    orderBy: { id: 'asc' },
    take: MAX_MADE,
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
    select: noteSelect,
  })
  const withNotes = rows.map((row) => {
    const own = notes.filter(({ sourceId }) => sourceId === row.id)
    const deducts = [...takenOffBy(row, 1), ...own.flatMap((note) => takenOffBy(note, -1))]
    return { ...row, notes: own, credited: own.flatMap(({ taxes }) => taxes), deducts }
  })
  const deducted = withNotes.filter(isIssued).flatMap(({ deducts }) => deducts)
  return withNotes.map((row) => ({ ...row, takenOff: chargedOf(deducted, row.id) }))
}

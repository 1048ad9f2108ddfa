import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { getActionEvent } from '@/lib/documents/lifecycle/document-actions'
import type { InvoiceRow } from '@/lib/documents/rows'
import type { Transaction } from '@/lib/platform/db/client'

/**
 * True if a document was edited after another was created from it, so that the lines of the two may no longer match.
 */
export async function isEditedSince(
  tx: Transaction,
  { businessId }: BusinessScope,
  { id: invoiceId, kind }: Pick<InvoiceRow, 'id' | 'kind'>,
  derived: Pick<InvoiceRow, 'id'>,
): Promise<boolean> {
  const { createdAt } = await tx.invoice.findUniqueOrThrow({
    where: { own: { businessId, id: derived.id } },
    select: { createdAt: true },
  })
  const type = getActionEvent('edit', { kind, status: 'DRAFT' })
  return (await tx.event.count({ where: { businessId, invoiceId, type, createdAt: { gt: createdAt } } })) > 0
}

import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { db, type Db, type Transaction } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { getActionEvent } from '@/lib/documents/lifecycle/document-actions'
import { invoiceSelect, sellerSelect, toInvoice, toSeller, type InvoiceRow } from './rows'
import type { Invoice, Seller } from './types'

/** Returns an invoice of the actor's business. Throws 404. Every request about one invoice starts here. */
export async function getInvoiceRow(tx: Db, actor: BusinessScope, id: number): Promise<InvoiceRow> {
  const row = await tx.invoice.findUnique({
    where: { own: { businessId: actor.businessId, id } },
    select: invoiceSelect,
    relationLoadStrategy: 'join',
  })
  if (!row) throw notFound('invoice')
  return row
}

export async function getInvoice(actor: BusinessScope, id: number): Promise<Invoice> {
  return toInvoice(await getInvoiceRow(db, actor, id))
}

/** Returns the business as an invoice would show it today, for the live preview. */
export async function getSeller(actor: BusinessScope): Promise<Seller> {
  const business = await db.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: { logo: { select: { id: true, width: true, height: true } }, ...sellerSelect },
    relationLoadStrategy: 'join',
  })
  return toSeller(business, business.logo)
}

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

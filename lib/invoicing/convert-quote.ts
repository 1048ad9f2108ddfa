import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Decimal } from '@/lib/core/money'
import { MAX_MONEY } from '@/lib/core/validation'
import { db, type Transaction } from '@/lib/platform/db/client'
import { storeResponse } from '@/lib/platform/idempotency/idempotency'
import { recordEvent } from '@/lib/activity/record-event'
import { hasRemaining, type BilledInvoice } from '@/lib/documents/quote-billing/billed-invoices'
import { listBilledInvoices, MAX_DERIVED_INVOICES } from '@/lib/documents/quote-billing/queries'
import { billsWholeQuote } from '@/lib/documents/quote-billing/relations'
import { assertNotBilledTwice } from '@/lib/documents/quote-billing/guards'
import type { ConvertInput } from '@/lib/documents/quote-billing/convert-schema'
import type { Conversion } from '@/lib/documents/quote-billing/conversion-types'
import { getActionEvent, getStatusAfter } from '@/lib/documents/lifecycle/document-actions'
import { getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import { assertAllowed, toKindReason } from '@/lib/documents/lifecycle/assert-allowed'
import { filterItems } from '@/lib/documents/line-items/line-kinds'
import { MAX_LINES } from '@/lib/documents/limits'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import { toInvoice, type InvoiceRow } from '@/lib/documents/rows'
import { transitionTo } from '@/lib/documents/transitions/transition-invoice'
import { formatTitle, getTitle } from '@/lib/documents/titles'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import type { Invoice, Relation } from '@/lib/documents/types'
import { conflict, invalid } from '@/lib/i18n/errors'
import { english } from '@/lib/i18n/documents/en'
import { reason } from '@/lib/i18n/reason'
import { createConvertedContent } from './converted-content'
import { createDerivation, insertInvoice, type NewInvoice } from './save-invoice'

const RELATION_BY_CONVERSION: Record<Conversion, Relation> = {
  INVOICE: 'CONVERTED',
  PARTIAL: 'PARTIAL',
  DEPOSIT: 'DEPOSIT',
  FINAL: 'FINAL',
}

/**
 * Creates a draft invoice from a quote (sent or accepted; it is accepted then) or from a pro forma invoice: for the
 * whole, for chosen lines, as a deposit, or for the whole less what was billed before.
 * Throws 404, 409 if the status of the quote doesn't allow it or it was converted before, and 422 for more than is
 * left of it.
 */
export async function convertDocument(actor: Actor, id: number, input: ConvertInput): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const source = await lockInvoice(tx, actor, id)
    assertAllowed('convert', source)
    if (source.client.deletedAt) throw conflict(toKindReason(source, 'invoice.client-deleted'))
    const billed = await listBilledInvoices(tx, actor, id)
    await assertConvertible(tx, source, billed, input)
    const content = await createConvertedContent(tx, source, billed, input)
    const { totalAmount } = computeTotals(content)
    assertContentSavable(content, totalAmount)
    const row = await insertInvoice(
      tx,
      actor,
      content,
      createDerivation(source, RELATION_BY_CONVERSION[input.to]),
    )
    if (!input.again)
      await assertNotBilledTwice(tx, { id, offered: source }, billed, row, (why) =>
        input.to === 'PARTIAL' ? invalid(why, 'lines') : conflict(why),
      )
    await recordEvent(tx, actor, getActionEvent('convert', source), {
      invoiceId: id,
      data: {
        madeAs: formatTitle(english, getTitle(row)),
        madeInvoiceId: row.id,
        madeNumber: row.invoiceNumber,
      },
    })
    await markAccepted(tx, actor, source)
    return storeResponse(tx, toInvoice(row))
  })
}

/**
 * Throws 409 for a conversion that is not possible:
 * - A pro forma invoice is billed as a whole only.
 * - A quote has at most `MAX_DERIVED_INVOICES` invoices.
 * - Without `again`: a quote billed as a whole is not billed again, and one billed in part not as a whole.
 */
async function assertConvertible(
  tx: Transaction,
  source: InvoiceRow,
  billed: BilledInvoice[],
  { to, again }: ConvertInput,
): Promise<void> {
  if (getDocumentKind(source) === 'PROFORMA' && to !== 'INVOICE') throw conflict('convert.proforma')
  const { businessId, id: sourceId } = source
  // Cancelled invoices count too, to limit how many are read for a quote.
  const all = await tx.invoice.count({ where: { businessId, sourceId, kind: 'INVOICE' } })
  if (all >= MAX_DERIVED_INVOICES) throw conflict(reason('convert.too-many', { most: MAX_DERIVED_INVOICES }))
  if (again) return
  const remaining = billed.filter(hasRemaining)
  const wholeInvoice = remaining.find(billsWholeQuote)
  if (wholeInvoice) throw conflict(reason('convert.again', { number: wholeInvoice.invoiceNumber }))
  if (to === 'INVOICE' && remaining[0])
    throw conflict(reason('convert.begun', { number: remaining[0].invoiceNumber }))
}

/**
 * Throws 409 for an invoice that could not be saved: too many lines, a price that is too large, or a negative total.
 */
function assertContentSavable(content: NewInvoice, totalAmount: Decimal): void {
  const { lineItems } = content
  if (lineItems.length > MAX_LINES) throw conflict(reason('convert.too-many-lines', { most: MAX_LINES }))
  if (filterItems(lineItems).some(({ unitPrice }) => unitPrice > MAX_MONEY))
    throw conflict(
      reason('convert.too-large', { most: { amount: String(MAX_MONEY), currency: content.currency } }),
    )
  if (totalAmount.lt(0)) throw conflict('convert.below-zero')
}

/** Accepts a quote on behalf of its owner: billing implies that the client agreed. */
async function markAccepted(tx: Transaction, actor: Actor, source: InvoiceRow): Promise<void> {
  await transitionTo(tx, actor, source, getStatusAfter('convert', source))
}

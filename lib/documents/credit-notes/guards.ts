import 'server-only'
import { toChargedTaxes } from '@/lib/documents/totals/charge-columns'
import type { BusinessScope } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { conflict } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { isDraft, isInGroup } from '@/lib/documents/lifecycle/kinds'
import { lockInvoiceRow } from '@/lib/documents/lock-invoice'
import { getInvoiceRow } from '@/lib/documents/queries'
import type { InvoiceRow } from '@/lib/documents/rows'
import { findLineExcess, findTotalExcess } from './creditable-amounts'
import { listActiveNotes, loadCreditable } from './queries'
import type { CreditableAmounts } from './creditable-response'

type CreditNoteRef = Pick<InvoiceRow, 'businessId' | 'id' | 'sourceId' | 'sourceNumber'>

/** Returns the number of the credited invoice, even if it was deleted. */
const getInvoiceNumber = ({ sourceNumber }: CreditNoteRef): string => sourceNumber ?? ''

/**
 * Locks and returns the invoice of a credit note that the caller has locked. Throws 409 if it was deleted, or is not
 * issued.
 * Lock order, the same everywhere: credit note, invoice, client credit.
 */
export async function lockCreditedInvoice(tx: Transaction, note: CreditNoteRef): Promise<InvoiceRow> {
  const number = getInvoiceNumber(note)
  const exists = note.sourceId !== null && (await lockInvoiceRow(tx, note, note.sourceId))
  if (!exists) throw conflict(reason('credit.invoice-gone', { number }))
  const invoice = await getInvoiceRow(tx, note, note.sourceId!)
  if (!isInGroup('billed', invoice)) throw conflict(reason('credit.invoice-open', { number }))
  return invoice
}

/**
 * Returns what a locked credit note may credit: what all others leave. Locks the invoice, and throws like
 * `lockCreditedInvoice`.
 */
export async function lockCreditableAmounts(
  tx: Transaction,
  note: CreditNoteRef,
): Promise<{ invoice: InvoiceRow; left: CreditableAmounts }> {
  const invoice = await lockCreditedInvoice(tx, note)
  return { invoice, left: await loadCreditable(tx, invoice, note.id) }
}

/** Throws 409 if a credit note to be restored exceeds what is left of its invoice by now. */
export async function assertWithinCreditable(
  tx: Transaction,
  note: InvoiceRow,
  invoice: InvoiceRow,
): Promise<void> {
  const left = await loadCreditable(tx, invoice, note.id)
  const parts = note.lines.flatMap(({ sourceLine: line, quantity }) =>
    line === null || quantity === null ? [] : [{ line, quantity: quantity.toNumber() }],
  )
  const excess =
    findTotalExcess({ ...note, taxes: toChargedTaxes(note.taxes) }, left, {
      number: invoice.invoiceNumber,
      currency: note.currency,
    }) ?? findLineExcess(parts, left, invoice.invoiceNumber, () => 'lineItems')
  if (excess) throw conflict(excess.why)
}

/** Throws 409 if an issued invoice with an active credit note is to be edited or cancelled. */
export async function assertNotCredited(
  tx: Transaction,
  actor: BusinessScope,
  invoice: InvoiceRow,
  next: InvoiceRow['status'],
): Promise<void> {
  if (invoice.kind !== 'INVOICE' || isDraft(invoice) || isInGroup('billed', { ...invoice, status: next }))
    return
  const [note] = await listActiveNotes(tx, actor, invoice.id)
  if (note) throw conflict(reason('credit.stands', { number: note.invoiceNumber }))
}

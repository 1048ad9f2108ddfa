import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { conflict } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { isDraft, isInGroup } from '@/lib/documents/lifecycle/kinds'
import { lockInvoiceRow } from '@/lib/documents/lock-invoice'
import { getInvoiceRow } from '@/lib/documents/queries'
import type { InvoiceRow } from '@/lib/documents/rows'
import { listActiveNotes, loadCreditable } from './list-credit-notes'
import { findLineExcess, findTotalExcess } from './find-excess'
import type { CreditableAmounts } from './types'

type CreditNoteRef = Pick<InvoiceRow, 'businessId' | 'id' | 'sourceId' | 'sourceNumber'>

/** What a note calls the invoice that it credits, also once that is gone. */
const getInvoiceNumber = ({ sourceNumber }: CreditNoteRef): string => sourceNumber ?? ''

/**
 * The invoice of a credit note whose own row the caller holds, held as well. A note is held before its invoice everywhere, and an invoice before
 * credit. Throws 409 where it was deleted, and where it does not stand.
 */
export async function lockCreditedInvoice(tx: Transaction, note: CreditNoteRef): Promise<InvoiceRow> {
  const number = getInvoiceNumber(note)
  const isThere = note.sourceId !== null && (await lockInvoiceRow(tx, note, note.sourceId))
  if (!isThere) throw conflict(reason('credit.invoice-gone', { number }))
  const invoice = await getInvoiceRow(tx, note, note.sourceId!)
  if (!isInGroup('billed', invoice)) throw conflict(reason('credit.invoice-open', { number }))
  return invoice
}

/** What of its invoice a held credit note may take: what all others leave. Throws as `lockCreditedInvoice`. */
export async function lockCreditableAmounts(
  tx: Transaction,
  note: CreditNoteRef,
): Promise<{ invoice: InvoiceRow; left: CreditableAmounts }> {
  const invoice = await lockCreditedInvoice(tx, note)
  return { invoice, left: await loadCreditable(tx, invoice, note.id) }
}

/** Throws 409 where a credit note that was cancelled takes more by now than is left of its invoice. */
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
    findTotalExcess(note, left, { number: invoice.invoiceNumber, currency: note.currency }) ??
    findLineExcess(parts, left, invoice.invoiceNumber, () => 'lineItems')
  if (excess) throw conflict(excess.why)
}

/** Throws 409 where an invoice is to be edited or cancelled of which a credit note takes: it was issued, and what it charged is counted on. */
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

import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { conflict } from '@/lib/words/errors'
import { reason } from '@/lib/words/reason'
import { isDraft, means } from '@/lib/documents/lifecycle/kinds'
import { holdInvoice } from '@/lib/documents/lock'
import { findInvoiceRow } from '@/lib/documents/queries'
import type { InvoiceRow } from '@/lib/documents/rows'
import { countedNotes, findLeft } from './notes'
import { excessOfLines, excessOfSums } from './excess'
import type { Left } from './types'

type Note = Pick<InvoiceRow, 'businessId' | 'id' | 'sourceId' | 'sourceNumber'>

/** What a note calls the invoice that it credits, also once that is gone. */
const numberOf = ({ sourceNumber }: Note): string => sourceNumber ?? ''

/**
 * The invoice of a credit note whose own row the caller holds, held as well. A note is held before its invoice everywhere, and an invoice before
 * credit. Throws 409 where it was deleted, and where it does not stand.
 */
export async function holdCredited(tx: Transaction, note: Note): Promise<InvoiceRow> {
  const number = numberOf(note)
  const isThere = note.sourceId !== null && (await holdInvoice(tx, note, note.sourceId))
  if (!isThere) throw conflict(reason('credit.invoice-gone', { number }))
  const invoice = await findInvoiceRow(tx, note, note.sourceId!)
  if (!means('billed', invoice)) throw conflict(reason('credit.invoice-open', { number }))
  return invoice
}

/** What of its invoice a held credit note may take: what all others leave. Throws as `holdCredited`. */
export async function leftFor(tx: Transaction, note: Note): Promise<{ invoice: InvoiceRow; left: Left }> {
  const invoice = await holdCredited(tx, note)
  return { invoice, left: await findLeft(tx, invoice, note.id) }
}

/** Throws 409 where a credit note that was cancelled takes more by now than is left of its invoice. */
export async function refuseExcess(tx: Transaction, note: InvoiceRow, invoice: InvoiceRow): Promise<void> {
  const left = await findLeft(tx, invoice, note.id)
  const parts = note.lines.flatMap(({ sourceLine: line, quantity }) =>
    line === null || quantity === null ? [] : [{ line, quantity: quantity.toNumber() }],
  )
  const excess =
    excessOfSums(note, left, { number: invoice.invoiceNumber, currency: note.currency }) ??
    excessOfLines(parts, left, invoice.invoiceNumber, () => 'lineItems')
  if (excess) throw conflict(excess.why)
}

/** Throws 409 where an invoice is to be edited or cancelled of which a credit note takes: it was issued, and what it charged is counted on. */
export async function refuseCredited(
  tx: Transaction,
  actor: Owned,
  invoice: InvoiceRow,
  next: InvoiceRow['status'],
): Promise<void> {
  if (invoice.kind !== 'INVOICE' || isDraft(invoice) || means('billed', { ...invoice, status: next })) return
  const [note] = await countedNotes(tx, actor, invoice.id)
  if (note) throw conflict(reason('credit.stands', { number: note.invoiceNumber }))
}

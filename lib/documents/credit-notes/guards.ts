import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { conflict } from '@/lib/i18n/errors'
import { reason, type Reason } from '@/lib/i18n/reason'
import { isDraft, isInGroup } from '@/lib/documents/lifecycle/kinds'
import { lockInvoiceRow } from '@/lib/documents/lock-invoice'
import { getInvoiceRow } from '@/lib/documents/queries'
import type { InvoiceRow } from '@/lib/documents/rows'
import { decimal, sum, type Amount } from '@/lib/core/money'
import type { TaxCategory } from '@/lib/core/tax/categories'
import { getRateKey } from '@/lib/documents/totals/charges'
import { listActiveNotes, loadCreditable } from './queries'
import type { CreditableAmounts, CreditQuantity } from './creditable-response'
import { getRemainingBase } from './rounding-cap'

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
    findTotalExcess(note, left, { number: invoice.invoiceNumber, currency: note.currency }) ??
    findLineExcess(parts, left, invoice.invoiceNumber, () => 'lineItems')
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

/** Error for crediting too much, and the field to show it at. */
export interface CreditExcess {
  why: Reason
  field: string
}

/**
 * Finds the first part that is more than what is left of its line; null if all fit.
 * @param getField returns the field of a part
 */
export function findLineExcess(
  parts: CreditQuantity[],
  left: CreditableAmounts,
  number: string,
  getField: (index: number) => string,
): CreditExcess | null {
  for (const [index, { line }] of parts.entries()) {
    const rest = left.lines.find((one) => one.line === line)
    if (!rest) return { why: reason('credit.no-such-line', { number }), field: getField(index) }
    const requested = sum(parts.filter((part) => part.line === line).map(({ quantity }) => quantity))
    const remaining = decimal(rest.quantity)
    // Lines that deduct, such as a deposit, have a negative quantity.
    if (requested.abs().gt(remaining.abs()) || requested.times(remaining).lt(0))
      return {
        why: reason('credit.only-left-of-line', { left: remaining.abs().toFixed() }),
        field: getField(index),
      }
  }
  return null
}

interface Sums {
  totalAmount: Amount
  withheldAmount: Amount
  pricesIncludeTax: boolean
  taxes: { category: TaxCategory | null; rate: Amount; taxable: Amount; tax: Amount }[]
}

/** Finds out if a credit note exceeds what is left, in total or at one tax rate; null if it fits. */
export function findTotalExcess(
  { totalAmount, withheldAmount, taxes, pricesIncludeTax }: Sums,
  left: CreditableAmounts,
  { number, currency }: { number: string; currency: string },
): CreditExcess | null {
  const field = 'lineItems'
  const [total, remaining] = [decimal(totalAmount), decimal(left.totalAmount)]
  const payable = remaining.minus(decimal(left.withheldAmount))
  if (total.lt(0)) return { why: reason('credit.below-zero', { number }), field }
  if (total.gt(remaining) || total.minus(decimal(withheldAmount)).gt(payable))
    return {
      why: reason('credit.only-left', { left: { amount: remaining.toFixed(), currency }, number }),
      field,
    }
  for (const tax of taxes) {
    const one = left.taxes.find((rest) => getRateKey(rest) === getRateKey(tax))
    const base = pricesIncludeTax ? decimal(tax.taxable).plus(decimal(tax.tax)) : decimal(tax.taxable)
    const rest = one ? getRemainingBase(one, pricesIncludeTax) : decimal(0)
    // Negative amounts are credited only where negative amounts were charged.
    if (base.lt(0) && rest.gte(0)) return { why: reason('credit.below-zero', { number }), field }
    if (base.lte(rest) && decimal(tax.tax).lte(decimal(one?.tax ?? 0))) continue
    const rate = decimal(tax.rate).toFixed()
    const amount = { amount: rest.toFixed(), currency }
    return { why: reason('credit.only-left-at', { left: amount, number, rate }), field }
  }
  return null
}

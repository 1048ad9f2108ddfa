import { exact, exactOrNull, roundMoney, sum, type Amount, type Exact } from '@/lib/kernel/money'

interface Totals {
  /** Per line: quantity x unit price, rounded half up to the minor unit of the currency. */
  amounts: Exact[]
  subtotal: Exact
  taxAmount: Exact
  totalAmount: Exact
}

/** A half-typed number counts as zero, so that a live preview always has something to show. */
const typed = (value: Amount | null | undefined): Exact => exactOrNull(value) ?? exact(0)

/**
 * The one place where an invoice is added up: form preview, API, public page, PDF and e-mail all come here.
 * Each line is rounded once, and tax once on the subtotal, to the minor unit of the currency (specification, section 9; ISO 4217).
 * @param taxRate percent
 */
export function computeTotals(
  lines: { quantity: Amount | null | undefined; unitPrice: Amount | null | undefined }[],
  taxRate: Amount | null | undefined,
  currency: string,
): Totals {
  const amounts = lines.map((line) => roundMoney(typed(line.quantity).times(typed(line.unitPrice)), currency))
  const subtotal = sum(amounts)
  const taxAmount = roundMoney(subtotal.times(typed(taxRate)).div(100), currency)
  return { amounts, subtotal, taxAmount, totalAmount: subtotal.plus(taxAmount) }
}

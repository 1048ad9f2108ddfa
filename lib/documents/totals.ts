import { exact, exactOrNull, sum, toCents, type Amount, type Exact } from '@/lib/kernel/money'

interface Totals {
  /** Per line: quantity x unit price, rounded half up to cents. */
  amounts: Exact[]
  subtotal: Exact
  taxAmount: Exact
  totalAmount: Exact
}

/** A half-typed number counts as zero, so that a live preview always has something to show. */
const typed = (value: Amount | null | undefined): Exact => exactOrNull(value) ?? exact(0)

/**
 * The one place where an invoice is added up: form preview, API, public page, PDF and e-mail all come here.
 * Lines are rounded to cents, tax is rounded once on the subtotal (specification, section 9).
 * @param taxRate percent
 */
export function computeTotals(
  lines: { quantity: Amount | null | undefined; unitPrice: Amount | null | undefined }[],
  taxRate: Amount | null | undefined,
): Totals {
  const amounts = lines.map((line) => toCents(typed(line.quantity).times(typed(line.unitPrice))))
  const subtotal = sum(amounts)
  const taxAmount = toCents(subtotal.times(typed(taxRate)).div(100))
  return { amounts, subtotal, taxAmount, totalAmount: subtotal.plus(taxAmount) }
}

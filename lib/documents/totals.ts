import type Decimal from 'decimal.js'
import { Exact, sum, toCents, type Amount } from '@/lib/kernel/money'

interface Totals {
  /** Per line: quantity x unit price, rounded half up to cents. */
  amounts: Decimal[]
  subtotal: Decimal
  taxAmount: Decimal
  totalAmount: Decimal
}

/** A half-typed number counts as zero, so that a live preview always has something to show. */
function exact(value: Amount | null | undefined): Decimal {
  try {
    const number = new Exact(value ?? 0)
    return number.isFinite() ? number : new Exact(0)
  } catch {
    return new Exact(0)
  }
}

/**
 * The one place where an invoice is added up: form preview, API, public page, PDF and e-mail all come here.
 * Lines are rounded to cents, tax is rounded once on the subtotal (specification, section 9).
 * @param taxRate percent
 */
export function computeTotals(
  lines: { quantity: Amount | null | undefined; unitPrice: Amount | null | undefined }[],
  taxRate: Amount | null | undefined,
): Totals {
  const amounts = lines.map((line) => toCents(exact(line.quantity).times(exact(line.unitPrice))))
  const subtotal = sum(amounts)
  const taxAmount = toCents(subtotal.times(exact(taxRate)).dividedBy(100))
  return { amounts, subtotal, taxAmount, totalAmount: subtotal.plus(taxAmount) }
}

import { decimal, sum, toNumber, type Amount } from '@/lib/core/money'
import { getRateKey } from '@/lib/documents/totals/rate-key'
import type { TaxCategory } from '@/lib/core/tax/categories'
import type { CreditableAmounts } from './types'

interface CreditedContent {
  /** Null for headings and texts. */
  lines: { position: number; quantity: Amount | null; amount: Amount | null; sourceLine: number | null }[]
  discountAmount: Amount
  taxes: { category: TaxCategory | null; rate: Amount; taxable: Amount; tax: Amount }[]
  withheldAmount: Amount
  totalAmount: Amount
}

/** Subtracts amounts; 0 if nothing is left. Amounts may be negative. */
function subtract(total: Amount, taken: Amount[]): number {
  const left = decimal(total).minus(sum(taken))
  return left.times(decimal(total)).lte(0) ? 0 : toNumber(left)
}

/**
 * Computes what is left to credit of an invoice.
 * @param notes its credit notes that are not cancelled
 */
export function computeCreditable(invoice: CreditedContent, notes: CreditedContent[]): CreditableAmounts {
  const getRemaining = (field: 'discountAmount' | 'withheldAmount' | 'totalAmount') => {
    const taken = notes.map((note) => note[field])
    return subtract(invoice[field], taken)
  }
  return {
    lines: invoice.lines.flatMap(({ position, quantity, amount }) => {
      if (quantity === null || amount === null) return []
      const credited = notes.flatMap(({ lines }) => lines.filter(({ sourceLine }) => sourceLine === position))
      const quantities = credited.map((line) => line.quantity ?? 0)
      const amounts = credited.map((line) => line.amount ?? 0)
      return { line: position, quantity: subtract(quantity, quantities), amount: subtract(amount, amounts) }
    }),
    taxes: invoice.taxes.map((tax) => {
      const credited = notes.flatMap(({ taxes }) =>
        taxes.filter((one) => getRateKey(one) === getRateKey(tax)),
      )
      const taxables = credited.map(({ taxable }) => taxable)
      const charged = credited.map((one) => one.tax)
      return {
        category: tax.category,
        rate: toNumber(tax.rate),
        taxable: subtract(tax.taxable, taxables),
        tax: subtract(tax.tax, charged),
      }
    }),
    discountAmount: getRemaining('discountAmount'),
    withheldAmount: getRemaining('withheldAmount'),
    totalAmount: getRemaining('totalAmount'),
    notes: notes.length,
  }
}

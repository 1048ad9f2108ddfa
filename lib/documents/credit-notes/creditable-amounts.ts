import { decimal, sum, toNumber, type Amount } from '@/lib/core/money'
import { getRateKey } from '@/lib/documents/totals/rate-key'
import type { TaxCategory } from '@/lib/core/tax/categories'
import type { CreditableAmounts } from './types'

interface CreditedContent {
  /** A heading or a text has neither quantity nor amount. */
  lines: { position: number; quantity: Amount | null; amount: Amount | null; sourceLine: number | null }[]
  discountAmount: Amount
  taxes: { category: TaxCategory | null; rate: Amount; taxable: Amount; tax: Amount }[]
  withheldAmount: Amount
  totalAmount: Amount
}

/** What is left of a quantity or an amount, and nothing where all of it or more is gone. */
function subtract(of: Amount, taken: Amount[]): number {
  const left = decimal(of).minus(sum(taken))
  return left.times(decimal(of)).lte(0) ? 0 : toNumber(left)
}

/** What of an invoice is left to credit. @param notes its credit notes that count */
export function computeCreditable(invoice: CreditedContent, notes: CreditedContent[]): CreditableAmounts {
  const sumsLeft = (field: 'discountAmount' | 'withheldAmount' | 'totalAmount') => {
    const taken = notes.map((note) => note[field])
    return subtract(invoice[field], taken)
  }
  return {
    lines: invoice.lines.flatMap(({ position, quantity, amount }) => {
      if (quantity === null || amount === null) return []
      const of = notes.flatMap(({ lines }) => lines.filter(({ sourceLine }) => sourceLine === position))
      const quantities = of.map((line) => line.quantity ?? 0)
      const amounts = of.map((line) => line.amount ?? 0)
      return { line: position, quantity: subtract(quantity, quantities), amount: subtract(amount, amounts) }
    }),
    taxes: invoice.taxes.map((tax) => {
      const of = notes.flatMap(({ taxes }) => taxes.filter((one) => getRateKey(one) === getRateKey(tax)))
      const taxables = of.map(({ taxable }) => taxable)
      const charged = of.map((one) => one.tax)
      return {
        category: tax.category,
        rate: toNumber(tax.rate),
        taxable: subtract(tax.taxable, taxables),
        tax: subtract(tax.tax, charged),
      }
    }),
    discountAmount: sumsLeft('discountAmount'),
    withheldAmount: sumsLeft('withheldAmount'),
    totalAmount: sumsLeft('totalAmount'),
    notes: notes.length,
  }
}

import { exact, sum, toNumber, type Amount } from '@/lib/kernel/money'
import { rateKey } from '@/lib/documents/totals/rate-key'
import type { TaxCategory } from '@/lib/kernel/tax/categories'
import type { Left } from './types'

interface Contents {
  /** A heading or a text has neither quantity nor amount. */
  lines: { position: number; quantity: Amount | null; amount: Amount | null; sourceLine: number | null }[]
  discountAmount: Amount
  taxes: { category: TaxCategory | null; rate: Amount; taxable: Amount; tax: Amount }[]
  withheldAmount: Amount
  totalAmount: Amount
}

/** What is left of a quantity or an amount, and nothing where all of it or more is gone. */
function rest(of: Amount, taken: Amount[]): number {
  const left = exact(of).minus(sum(taken))
  return left.times(exact(of)).lte(0) ? 0 : toNumber(left)
}

/** What of an invoice is left to credit. @param notes its credit notes that count */
export function leftOf(invoice: Contents, notes: Contents[]): Left {
  const sumsLeft = (field: 'discountAmount' | 'withheldAmount' | 'totalAmount') => {
    const taken = notes.map((note) => note[field])
    return rest(invoice[field], taken)
  }
  return {
    lines: invoice.lines.flatMap(({ position, quantity, amount }) => {
      if (quantity === null || amount === null) return []
      const of = notes.flatMap(({ lines }) => lines.filter(({ sourceLine }) => sourceLine === position))
      const quantities = of.map((line) => line.quantity ?? 0)
      const amounts = of.map((line) => line.amount ?? 0)
      return { line: position, quantity: rest(quantity, quantities), amount: rest(amount, amounts) }
    }),
    taxes: invoice.taxes.map((tax) => {
      const of = notes.flatMap(({ taxes }) => taxes.filter((one) => rateKey(one) === rateKey(tax)))
      const taxables = of.map(({ taxable }) => taxable)
      const charged = of.map((one) => one.tax)
      return {
        category: tax.category,
        rate: toNumber(tax.rate),
        taxable: rest(tax.taxable, taxables),
        tax: rest(tax.tax, charged),
      }
    }),
    discountAmount: sumsLeft('discountAmount'),
    withheldAmount: sumsLeft('withheldAmount'),
    totalAmount: sumsLeft('totalAmount'),
    notes: notes.length,
  }
}

import { decimal, type Decimal } from '@/lib/core/money'
import type { RoundingCap } from '@/lib/documents/totals/types'
import { getRateKey } from '@/lib/documents/totals/rate-key'
import type { CreditableAmounts } from './types'

const clamp = (least: Decimal, value: Decimal, most: Decimal): Decimal => {
  const capped = value.gt(most) ? most : value
  return capped.lt(least) ? least : capped
}

/** What the lines of a rate may come to yet: with tax where prices include it. */
export const getRemainingBase = (
  { taxable, tax }: CreditableAmounts['taxes'][number],
  pricesIncludeTax: boolean,
): Decimal => (pricesIncludeTax ? decimal(taxable).plus(decimal(tax)) : decimal(taxable))

/**
 * How a credit note's cents fit what is left of its invoice: what takes all that is left at a rate takes all its tax, whatever its own would round
 * to, and what takes less never more than there is. So the parts of an invoice come to the whole, to the cent.
 */
export function createRoundingCap(left: CreditableAmounts, pricesIncludeTax: boolean): RoundingCap {
  const of = new Map(left.taxes.map((one) => [getRateKey(one), one]))
  return {
    tax(group, base, rounded) {
      const one = of.get(getRateKey(group))
      if (!one) return rounded
      if (base.eq(getRemainingBase(one, pricesIncludeTax))) return decimal(one.tax)
      // Where prices include the tax, what it is charged on must fit as well.
      return clamp(base.minus(decimal(one.taxable)), rounded, decimal(one.tax))
    },
    withheld(total, rounded) {
      const all = decimal(left.withheldAmount)
      // What is paid in all must fit as well; of all that is left, that leaves one figure.
      const payable = decimal(left.totalAmount).minus(all)
      return clamp(total.minus(payable), rounded, all)
    },
  }
}

import { exact, type Exact } from '@/lib/kernel/money'
import type { Within } from '@/lib/documents/totals/types'
import { rateKey } from '@/lib/documents/totals/rate-key'
import type { Left } from './types'

const between = (least: Exact, value: Exact, most: Exact): Exact => {
  const capped = value.gt(most) ? most : value
  return capped.lt(least) ? least : capped
}

/** What the lines of a rate may come to yet: with tax where prices include it. */
export const baseLeft = ({ taxable, tax }: Left['taxes'][number], pricesIncludeTax: boolean): Exact =>
  pricesIncludeTax ? exact(taxable).plus(exact(tax)) : exact(taxable)

/**
 * How a credit note's cents fit what is left of its invoice: what takes all that is left at a rate takes all its tax, whatever its own would round
 * to, and what takes less never more than there is. So the parts of an invoice come to the whole, to the cent.
 */
export function within(left: Left, pricesIncludeTax: boolean): Within {
  const of = new Map(left.taxes.map((one) => [rateKey(one), one]))
  return {
    tax(group, base, rounded) {
      const one = of.get(rateKey(group))
      if (!one) return rounded
      if (base.eq(baseLeft(one, pricesIncludeTax))) return exact(one.tax)
      // Where prices include the tax, what it is charged on must fit as well.
      return between(base.minus(exact(one.taxable)), rounded, exact(one.tax))
    },
    withheld(total, rounded) {
      const all = exact(left.withheldAmount)
      // What is paid in all must fit as well; of all that is left, that leaves one figure.
      const payable = exact(left.totalAmount).minus(all)
      return between(total.minus(payable), rounded, all)
    },
  }
}

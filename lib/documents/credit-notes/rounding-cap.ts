import { decimal, min, sum, type Decimal } from '@/lib/core/money'
import type { RoundingCap } from '@/lib/documents/totals/types'
import { getRateKey } from '@/lib/documents/totals/charges'
import type { CreditableAmounts } from './creditable-response'

const clamp = (lower: Decimal, value: Decimal, upper: Decimal): Decimal => {
  const capped = min(value, upper)
  return capped.lt(lower) ? lower : capped
}

/** Raises amounts, the first ones first, until their sum is at least `least`; each by what its limit allows. */
function raiseTo(least: Decimal, amounts: Decimal[], limits: Decimal[]): Decimal[] {
  let missing = least.minus(sum(amounts))
  return amounts.map((amount, index) => {
    if (missing.lte(0)) return amount
    const isLast = index === amounts.length - 1
    const raised = amount.plus(missing)
    const fitted = isLast || raised.lte(limits[index]!) ? raised : limits[index]!
    missing = missing.minus(fitted.minus(amount))
    return fitted
  })
}

/** Returns what the lines of a tax rate may still total: including tax if prices do. */
export const getRemainingBase = (
  { taxable, tax }: CreditableAmounts['taxes'][number],
  pricesIncludeTax: boolean,
): Decimal => (pricesIncludeTax ? decimal(taxable).plus(decimal(tax)) : decimal(taxable))

/**
 * Fits the rounding of a credit note to what is left of its invoice, so that all parts add up to the whole to the
 * cent:
 * - Crediting all that is left at a rate credits all its tax, whatever that would round to.
 * - Crediting less never exceeds what is left.
 */
export function createRoundingCap(left: CreditableAmounts, pricesIncludeTax: boolean): RoundingCap {
  const remainingByRate = new Map(left.taxes.map((one) => [getRateKey(one), one]))
  return {
    taxes(group, base, rounded) {
      const one = remainingByRate.get(getRateKey(group))
      if (!one) return rounded
      const limits = one.parts ? one.parts.map(({ amount }) => decimal(amount)) : [decimal(one.tax)]
      if (base.eq(getRemainingBase(one, pricesIncludeTax))) return limits
      // If prices include tax, the taxable amount must fit as well.
      const least = base.minus(decimal(one.taxable))
      return raiseTo(
        least,
        rounded.map((tax, part) => min(tax, limits[part]!)),
        limits,
      )
    },
    withheld(total, rounded) {
      const all = decimal(left.withheldAmount)
      // The payable amount must fit as well; for all that is left, only one value does both.
      const payable = decimal(left.totalAmount).minus(all)
      return clamp(total.minus(payable), rounded, all)
    },
  }
}

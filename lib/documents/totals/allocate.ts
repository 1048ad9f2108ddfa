import { decimal, roundMoney, sum, type Decimal } from '@/lib/core/money'
import { getCurrencyDigits } from '@/lib/core/currencies/digits'

/**
 * Splits an amount in proportion to `weights` by the largest remainder (on a tie, the earlier part). Each part is in
 * whole minor units, and they add up to exactly the amount. If all weights are 0, the first part gets everything.
 */
export function allocate(amount: Decimal, weights: Decimal[], currency: string): Decimal[] {
  const total = sum(weights)
  if (total.eq(0)) return weights.map((_, index) => (index === 0 ? amount : decimal(0)))
  const scale = decimal(10).pow(getCurrencyDigits(currency))
  const units = roundMoney(amount, currency).times(scale)
  const parts = weights.map((weight) => divideFloor(units.times(weight), total))
  const byRemainder = parts
    .map(({ rest }, index) => ({ rest, index }))
    .sort((one, other) => other.rest.cmp(one.rest) || one.index - other.index)
  const left = units.minus(sum(parts.map(({ whole }) => whole))).toNumber()
  const roundedUp = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return parts.map(({ whole }, index) => whole.plus(roundedUp.has(index) ? 1 : 0).div(scale))
}

/**
 * Divides rounding down. Returns the integer quotient and the exact remainder.
 * @param by above zero, or negative like the value
 */
function divideFloor(value: Decimal, by: Decimal): { whole: Decimal; rest: Decimal } {
  const [numerator, denominator] = by.lt(0) ? [value.times(-1), by.times(-1)] : [value, by]
  const rest = numerator.mod(denominator)
  const up = rest.lt(0) ? rest.plus(denominator) : rest
  return { whole: numerator.minus(up).div(denominator), rest: up }
}

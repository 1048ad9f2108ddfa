import { exact, priceFor, roundMoney, toNumber, type Exact } from '@/lib/kernel/money'
import { lineAmount } from '@/lib/documents/totals'
import type { ItemContent } from '@/lib/documents/totals/line-content'

/**
 * A line that comes to an amount: as it is where it does, with as much off as it takes, or at a price that is higher by what is missing.
 * @param amount zero or more, in whole minor units
 */
export function lineThatComesTo<L extends ItemContent>(line: L, amount: Exact, currency: string): L {
  if (lineAmount(line, currency).eq(amount)) return line
  const off = (unitPrice: number): L => {
    const before = roundMoney(exact(line.quantity).times(exact(unitPrice)), currency)
    const value = toNumber(before.minus(amount))
    return { ...line, unitPrice, discount: value > 0 ? { kind: 'AMOUNT', value } : null }
  }
  const listed = roundMoney(exact(line.quantity).times(exact(line.unitPrice)), currency)
  if (listed.gte(amount)) return off(line.unitPrice)
  return off(toNumber(priceFor(amount, line.quantity)))
}

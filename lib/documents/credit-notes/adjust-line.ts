import { decimal, getUnitPriceFor, roundMoney, toNumber, type Decimal } from '@/lib/core/money'
import { computeLineAmount } from '@/lib/documents/totals/compute-totals'
import type { ItemContent } from '@/lib/documents/totals/line-content'

/**
 * A line that comes to an amount: as it is where it does, with as much off as it takes, or at a price that is higher by what is missing.
 * @param amount zero or more, in whole minor units
 */
export function adjustLineToAmount<L extends ItemContent>(line: L, amount: Decimal, currency: string): L {
  if (computeLineAmount(line, currency).eq(amount)) return line
  const off = (unitPrice: number): L => {
    const before = roundMoney(decimal(line.quantity).times(decimal(unitPrice)), currency)
    const value = toNumber(before.minus(amount))
    return { ...line, unitPrice, discount: value > 0 ? { kind: 'AMOUNT', value } : null }
  }
  const listed = roundMoney(decimal(line.quantity).times(decimal(line.unitPrice)), currency)
  if (listed.gte(amount)) return off(line.unitPrice)
  return off(toNumber(getUnitPriceFor(amount, line.quantity)))
}

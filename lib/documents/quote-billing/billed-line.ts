import { decimal, roundMoney, sum, toNumber, type Decimal } from '@/lib/core/money'
import { computeLineAmount } from '@/lib/documents/totals/compute-totals'
import { toAmountDiscount } from '@/lib/documents/totals/charges'
import type { Discount } from '@/lib/documents/totals/content-response'
import type { PricedLine } from '@/lib/documents/totals/types'
import type { ItemContent } from '@/lib/documents/totals/line-content'

/** A line of a quote, and the quantity of it to bill. */
export interface BilledLine {
  line: ItemContent
  /** Quantity that earlier partial invoices bill. */
  before: Decimal
  /** Quantity billed now. */
  quantity: Decimal
}

/**
 * Returns the share of a fixed discount that falls to one part: the cumulative share up to here less the one before,
 * so that rounded shares add up to the whole.
 */
function getShare(amount: number, before: Decimal, upTo: Decimal, whole: Decimal, currency: string): Decimal {
  if (whole.lte(0)) return decimal(0)
  const cumulativeShare = (part: Decimal) => {
    const capped = part.gt(whole) ? whole : part
    return roundMoney(decimal(amount).times(capped).div(whole), currency)
  }
  return cumulativeShare(upTo).minus(cumulativeShare(before))
}

const min = (one: Decimal, other: Decimal) => (one.lt(other) ? one : other)

/** Returns the billed part of a line: a fixed discount is prorated, a percentage stays. */
export function toBilledItem({ line, before, quantity }: BilledLine, currency: string): ItemContent {
  const { discount } = line
  const part = { ...line, quantity: toNumber(quantity) }
  if (discount?.kind !== 'AMOUNT') return part
  const share = getShare(discount.value, before, before.plus(quantity), decimal(line.quantity), currency)
  return {
    ...part,
    discount: toAmountDiscount(min(share, computeLineAmount({ ...part, discount: null }, currency))),
  }
}

/**
 * Returns the discount of a document for the billed part: a fixed amount is prorated, a percentage stays.
 * @param lines all lines of the document; those not billed have quantity 0
 */
export function getBilledDiscount(
  discount: Discount | null,
  lines: BilledLine[],
  currency: string,
): Discount | null {
  if (discount?.kind !== 'AMOUNT') return discount
  const listed = (parts: PricedLine[]) => sum(parts.map((line) => computeLineAmount(line, currency)))
  const part = (over: (one: BilledLine) => Partial<BilledLine>) =>
    listed(lines.map((one) => toBilledItem({ ...one, ...over(one) }, currency)))
  const before = part(({ before }) => ({ before: decimal(0), quantity: before }))
  const now = part(() => ({}))
  const whole = listed(lines.map(({ line }) => line))
  return toAmountDiscount(min(getShare(discount.value, before, before.plus(now), whole, currency), now))
}

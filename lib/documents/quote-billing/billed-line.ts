import { decimal, roundMoney, sum, toNumber, type Decimal } from '@/lib/core/money'
import { computeLineAmount } from '@/lib/documents/totals/compute-totals'
import { toAmountDiscount } from '@/lib/documents/totals/charges'
import type { Discount, PricedLine } from '@/lib/documents/totals/types'
import type { ItemContent } from '@/lib/documents/totals/line-content'

/** A line of a quote as far as it is billed now. */
export interface BilledLine {
  line: ItemContent
  /** What partial invoices before this one bill of it, and how much this one does. */
  before: Decimal
  quantity: Decimal
}

/** An amount off in proportion, so that the parts come to the whole: what falls to all up to here, less what fell to all before. */
function getShare(amount: number, before: Decimal, upTo: Decimal, whole: Decimal, currency: string): Decimal {
  if (whole.lte(0)) return decimal(0)
  const until = (part: Decimal) => {
    const fit = part.gt(whole) ? whole : part
    return roundMoney(decimal(amount).times(fit).div(whole), currency)
  }
  return until(upTo).minus(until(before))
}

const min = (one: Decimal, other: Decimal) => (one.lt(other) ? one : other)

/** What of a line is billed: its price and tax, and its discount in proportion. */
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
 * The discount of a document as far as it falls to what is billed: a percentage as it is, an amount in proportion.
 * @param lines all of the document, those that are not billed with a quantity of 0
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

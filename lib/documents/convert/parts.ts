import { exact, roundMoney, sum, toNumber, type Exact } from '@/lib/kernel/money'
import { lineAmount } from '@/lib/documents/totals'
import { amountOff } from '@/lib/documents/totals/charges'
import type { Discount, PricedLine } from '@/lib/documents/totals/types'
import type { ItemContent } from '@/lib/documents/totals/line-content'

/** A line of a quote as far as it is billed now. */
export interface Chosen {
  line: ItemContent
  /** What partial invoices before this one bill of it, and how much this one does. */
  before: Exact
  quantity: Exact
}

/** An amount off in proportion, so that the parts come to the whole: what falls to all up to here, less what fell to all before. */
function shareOf(amount: number, before: Exact, upTo: Exact, whole: Exact, currency: string): Exact {
  if (whole.lte(0)) return exact(0)
  const until = (part: Exact) => {
    const fit = part.gt(whole) ? whole : part
    return roundMoney(exact(amount).times(fit).div(whole), currency)
  }
  return until(upTo).minus(until(before))
}

const least = (one: Exact, other: Exact) => (one.lt(other) ? one : other)

/** What of a line is billed: its price and tax, and its discount in proportion. */
export function partOf({ line, before, quantity }: Chosen, currency: string): ItemContent {
  const { discount } = line
  const part = { ...line, quantity: toNumber(quantity) }
  if (discount?.kind !== 'AMOUNT') return part
  const share = shareOf(discount.value, before, before.plus(quantity), exact(line.quantity), currency)
  return { ...part, discount: amountOff(least(share, lineAmount({ ...part, discount: null }, currency))) }
}

/**
 * The discount of a document as far as it falls to what is billed: a percentage as it is, an amount in proportion.
 * @param lines all of the document, those that are not billed with a quantity of 0
 */
export function discountOf(discount: Discount | null, lines: Chosen[], currency: string): Discount | null {
  if (discount?.kind !== 'AMOUNT') return discount
  const listed = (parts: PricedLine[]) => sum(parts.map((line) => lineAmount(line, currency)))
  const part = (over: (one: Chosen) => Partial<Chosen>) =>
    listed(lines.map((one) => partOf({ ...one, ...over(one) }, currency)))
  const before = part(({ before }) => ({ before: exact(0), quantity: before }))
  const now = part(() => ({}))
  const whole = listed(lines.map(({ line }) => line))
  return amountOff(least(shareOf(discount.value, before, before.plus(now), whole, currency), now))
}

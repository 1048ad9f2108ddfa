import { decimal, min, roundMoney, sum, toNumber, type Decimal, type Amount } from '@/lib/core/money'
import { computeLineAmount } from '@/lib/documents/totals/compute-totals'
import { toAmountDiscount, getRateKey } from '@/lib/documents/totals/charges'
import type { Discount, Charges, ItemContent, LineCharges } from '@/lib/documents/totals/content-response'
import { computePartTaxes, getGrossPercent } from '@/lib/documents/totals/part-taxes'
import type { ChargedTax, PricedLine } from '@/lib/documents/totals/types'
import { getCurrencyDigits } from '@/lib/core/currencies/digits'
import { allocate } from '@/lib/documents/totals/allocate'
import { MAX_TAX_REASON } from '@/lib/core/tax/categories'

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
  const cumulativeShare = (part: Decimal) =>
    roundMoney(decimal(amount).times(min(part, whole)).div(whole), currency)
  return cumulativeShare(upTo).minus(cumulativeShare(before))
}

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

/** Returns the tax as a line stores it. */
export const toLineTax = ({
  category,
  rate,
  reason,
  parts,
}: ChargedTax): NonNullable<LineCharges['tax']> => ({
  rate: toNumber(rate),
  category,
  reason: reason && reason.slice(0, MAX_TAX_REASON),
  ...(parts && { parts: parts.map(({ amount: _amount, ...part }) => part) }),
})

/** Returns the tax of a line; null if it is the document's own. */
export const findOwnLineTax = (
  charged: ChargedTax,
  { taxRate, taxCategory, taxParts }: Pick<Charges, 'taxRate' | 'taxCategory' | 'taxParts'>,
) =>
  getRateKey(charged) === getRateKey({ category: taxCategory, rate: taxRate, parts: taxParts })
    ? null
    : toLineTax(charged)

/** Returns a percentage (up to 100) of a total, rounded to the currency. */
export const getDepositAmount = (total: Amount, percent: number, currency: string): Decimal =>
  roundMoney(decimal(total).times(percent).div(100), currency)

/** One price for each tax rate, and true if the prices include tax. */
interface DepositPrices {
  pricesIncludeTax: boolean
  prices: { tax: ChargedTax; price: Decimal }[]
}

/**
 * Splits a deposit including tax among the tax rates of a document in proportion to their gross amounts (largest
 * remainder).
 * Prices are net if the document's are and every rate has a net price that is exact to the last minor unit; otherwise
 * they include tax, since not every amount is a net price plus tax: at 19 %, none gives 0.03.
 * Either way the deposit totals exactly `amount`.
 */
export function splitDeposit(
  amount: Decimal,
  taxes: ChargedTax[],
  { currency, pricesIncludeTax }: { currency: string; pricesIncludeTax: boolean },
): DepositPrices {
  const gross = taxes.map(({ taxable, tax }) => decimal(taxable).plus(decimal(tax)))
  const parts = allocate(amount, gross, currency)
    .map((part, index) => ({ tax: taxes[index]!, part }))
    .filter(({ part }) => part.gt(0))
  const nets = parts.map(({ tax, part }) => findNetPrice(part, tax, currency))
  const isNet = !pricesIncludeTax && nets.every((net) => net !== null)
  return {
    pricesIncludeTax: !isNet,
    prices: parts.map(({ tax, part }, index) => ({ tax, price: isNet ? nets[index]! : part })),
  }
}

/** Returns the net price that gives `gross` with tax; null if there is none. */
function findNetPrice(gross: Decimal, { rate, parts }: ChargedTax, currency: string): Decimal | null {
  const rated = parts ?? [{ rate }]
  const unit = decimal(10).pow(-getCurrencyDigits(currency))
  const near = roundMoney(gross.times(100).div(getGrossPercent(rated)), currency)
  const withTax = (net: Decimal) =>
    net.plus(sum(computePartTaxes(rated, { base: net, pricesIncludeTax: false, currency })))
  // Each part is rounded, so the price may be one unit further off for each.
  const candidates = [
    near,
    ...rated.flatMap((_, index) => [-index - 1, index + 1].map((n) => near.plus(unit.times(n)))),
  ]
  return candidates.find((net) => withTax(net).eq(gross)) ?? null
}

import { decimal, roundMoney, type Amount, type Decimal } from '@/lib/core/money'
import { getCurrencyDigits } from '@/lib/core/currencies/digits'
import type { ChargedTax } from '@/lib/documents/quote-billing/tax-lines'
import { allocate } from '@/lib/documents/totals/allocate'

/** Returns a percentage (up to 100) of a total, rounded to the currency. */
export const getDepositAmount = (total: Amount, percent: number, currency: string): Decimal =>
  roundMoney(decimal(total).times(percent).div(100), currency)

/** One price for each tax rate, and true if the prices include tax. */
export interface DepositPrices {
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
  const nets = parts.map(({ tax, part }) => findNetPrice(part, decimal(tax.rate), currency))
  const isNet = !pricesIncludeTax && nets.every((net) => net !== null)
  return {
    pricesIncludeTax: !isNet,
    prices: parts.map(({ tax, part }, index) => ({ tax, price: isNet ? nets[index]! : part })),
  }
}

/** Returns the net price that gives `gross` with tax; null if there is none. */
function findNetPrice(gross: Decimal, rate: Decimal, currency: string): Decimal | null {
  const unit = decimal(10).pow(-getCurrencyDigits(currency))
  const near = roundMoney(gross.times(100).div(rate.plus(100)), currency)
  const withTax = (net: Decimal) => net.plus(roundMoney(net.times(rate).div(100), currency))
  return [near, near.minus(unit), near.plus(unit)].find((net) => withTax(net).eq(gross)) ?? null
}

import { decimal, roundMoney, type Amount, type Decimal } from '@/lib/core/money'
import { getCurrencyDigits } from '@/lib/core/currencies/digits'
import type { ChargedTax } from '@/lib/documents/quote-billing/tax-lines'
import { allocate } from '@/lib/documents/totals/allocate'

/** What is asked for ahead, rounded to the currency. @param percent of the total, up to 100 */
export const getDepositAmount = (total: Amount, percent: number, currency: string): Decimal =>
  roundMoney(decimal(total).times(percent).div(100), currency)

/** One price for each rate that something is asked for at, and whether tax is in them. */
export interface DepositPrices {
  pricesIncludeTax: boolean
  prices: { tax: ChargedTax; price: Decimal }[]
}

/**
 * Parts an amount with tax among the rates of a document in proportion to what each comes to, by the largest remainder. Prices are without
 * tax as the document's are where that comes out to the last minor unit for every rate; else the tax is in them, since not every amount is
 * a price with its tax on top: of 19 %, none is 0.03. Either way the deposit comes to `amount` exactly.
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

/** The price that comes to `gross` with its tax on top; null where none does. */
function findNetPrice(gross: Decimal, rate: Decimal, currency: string): Decimal | null {
  const unit = decimal(10).pow(-getCurrencyDigits(currency))
  const near = roundMoney(gross.times(100).div(rate.plus(100)), currency)
  const withTax = (net: Decimal) => net.plus(roundMoney(net.times(rate).div(100), currency))
  return [near, near.minus(unit), near.plus(unit)].find((net) => withTax(net).eq(gross)) ?? null
}

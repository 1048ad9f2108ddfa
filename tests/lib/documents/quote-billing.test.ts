import fc from 'fast-check'
import {
  findOwnLineTax,
  getDepositAmount,
  splitDeposit,
  getBilledDiscount,
  toBilledItem,
  type BilledLine,
} from '@/lib/documents/quote-billing/billed-lines'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import type { Discount, ItemContent } from '@/lib/documents/totals/content-response'
import type { ChargedTax, PricedDocument, PricedLine, Totals } from '@/lib/documents/totals/types'
import { decimal, sum, toNumber, type Decimal } from '@/lib/core/money'
import { getCurrencyDigits } from '@/lib/core/currencies/digits'
import type { Tax } from '@/lib/core/tax/categories'
import type { TaxPart } from '@/lib/core/tax/part-schema'
import { getPropertyRuns } from '@/tests/factories/full-size'

const units = (places: number, max: number) =>
  fc.integer({ min: 0, max }).map((value) => toNumber(decimal(value).div(decimal(10).pow(places))))
const tax = fc.constantFrom<Tax | null>(
  null,
  { rate: 7, category: 'S', reason: null },
  { rate: 19, category: 'S', reason: null },
  { rate: 100, category: null, reason: null },
  { rate: 9.975, category: null, reason: null },
  { rate: 0, category: 'AE', reason: 'Reverse charge' },
)
const discount = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('PERCENT' as const), value: units(3, 100_000) }),
    fc.record({ kind: fc.constant('AMOUNT' as const), value: units(0, 20) }),
  ),
) satisfies fc.Arbitrary<Discount | null>
const line = fc.record({
  kind: fc.constant('ITEM' as const),
  description: fc.constant('Work'),
  unit: fc.constant('h'),
  quantity: fc.integer({ min: 1, max: 100_000 }).map((value) => value / 100),
  unitPrice: units(2, 1_000_000),
  discount: fc.constant(null),
  tax,
}) satisfies fc.Arbitrary<ItemContent>
const quote = fc.record({
  currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  lineItems: fc.array(line, { minLength: 1, maxLength: 6 }),
  taxRate: fc.constantFrom(0, 19, 20, 5.5),
  taxCategory: fc.constant(null),
  pricesIncludeTax: fc.boolean(),
  discount,
})
type Quote = Omit<PricedDocument, 'lineItems'> & {
  lineItems: ItemContent[]
  taxRate: number
  taxCategory: null
  taxParts?: TaxPart[]
  pricesIncludeTax: boolean
}

/** Returns the lines that deduct a document in a final invoice. */
const lessOf = ({ taxes }: Totals, { pricesIncludeTax }: Quote): PricedLine[] =>
  taxes.map(({ taxable, tax, category, rate }) => ({
    quantity: -1,
    depositId: 1,
    depositTax: tax,
    tax: { rate, category },
    unitPrice: pricesIncludeTax ? taxable.plus(tax) : taxable,
  }))

const depositIn = (quote: Quote, amount: Decimal, taxes: ChargedTax[]) => {
  const { pricesIncludeTax, prices } = splitDeposit(amount, taxes, quote)
  return computeTotals({
    currency: quote.currency,
    taxRate: quote.taxRate,
    taxCategory: quote.taxCategory,
    pricesIncludeTax,
    lineItems: prices.map(({ tax, price }) => ({
      quantity: 1,
      unitPrice: price,
      tax: findOwnLineTax(tax, quote),
    })),
  })
}

const of = (totals: Totals[], category: string | null, rate: Decimal, name: 'taxable' | 'tax') =>
  sum(
    totals.flatMap(({ taxes }) =>
      taxes.flatMap((one) => (one.category === category && one.rate.eq(rate) ? [one[name]] : [])),
    ),
  )

it('billing a quote bills exactly the share as a deposit, and exactly the rest in the final invoice, at each rate', () => {
  fc.assert(
    fc.property(quote, fc.array(units(3, 40_000), { minLength: 1, maxLength: 2 }), (given, percents) => {
      const quote: Quote = { ...given, discount: fitting(given) }
      const whole = computeTotals(quote)
      const deposits = percents.flatMap((percent) => {
        const amount = getDepositAmount(whole.totalAmount, percent, quote.currency)
        if (amount.lte(0)) return []
        const deposit = depositIn(quote, amount, whole.taxes)
        expect(deposit.totalAmount.eq(amount)).toBe(true)
        return [deposit]
      })
      const final = computeTotals({
        ...quote,
        lineItems: [...quote.lineItems, ...deposits.flatMap((deposit) => lessOf(deposit, quote))],
      })
      const all = [final, ...deposits]
      for (const name of ['subtotal', 'taxAmount', 'totalAmount'] as const)
        expect(sum(all.map((one) => one[name])).eq(whole[name])).toBe(true)
      for (const { category, rate, taxable, tax } of whole.taxes) {
        expect(of(all, category, rate, 'taxable').eq(taxable)).toBe(true)
        expect(of(all, category, rate, 'tax').eq(tax)).toBe(true)
      }
      expect(final.totalAmount.gte(0)).toBe(true)
    }),
    getPropertyRuns(150, 10_000),
  )
})

it('billing a quote splits a quote into partial invoices whose discounts add up, and deducts them exactly', () => {
  fc.assert(
    fc.property(
      quote,
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 }),
      (given, shares) => {
        const quote: Quote = { ...given, discount: fitting(given) }
        const { currency } = quote
        const share = (line: ItemContent, index: number) =>
          decimal(line.quantity).times(shares[index]!).div(100).round(2)
        const parts = (first: boolean): BilledLine[] =>
          quote.lineItems.map((line, index) => {
            const quantity = share(line, index)
            return first
              ? { line, before: decimal(0), quantity }
              : { line, before: quantity, quantity: decimal(line.quantity).minus(quantity) }
          })
        const bills = [parts(true), parts(false)].map((chosen) =>
          computeTotals({
            ...quote,
            discount: getBilledDiscount(quote.discount as Discount | null, chosen, currency),
            lineItems: chosen.map((one) => toBilledItem(one, currency)),
          }),
        )
        const whole = computeTotals(quote)
        const off = sum(bills.map(({ discountAmount }) => discountAmount))
        const unit = decimal(10).pow(-getCurrencyDigits(currency))
        // A discount amount is allocated exactly. With a percentage, each line rounded in parts may be off by one unit.
        if (quote.discount?.kind === 'AMOUNT')
          expect(off.minus(whole.discountAmount).abs().lte(unit.times(quote.lineItems.length))).toBe(true)
        const final = computeTotals({
          ...quote,
          lineItems: [...quote.lineItems, ...lessOf(bills[0]!, quote)],
        })
        expect(final.totalAmount.plus(bills[0]!.totalAmount).eq(whole.totalAmount)).toBe(true)
        expect(final.taxAmount.plus(bills[0]!.taxAmount).eq(whole.taxAmount)).toBe(true)
      },
    ),
    getPropertyRuns(150, 10_000),
  )
})

/** Caps the discount at the sum of the lines. */
function fitting({
  discount,
  ...quote
}: Omit<Quote, 'discount'> & { discount: Discount | null }): Discount | null {
  const { listed } = computeTotals(quote)
  return discount?.kind === 'AMOUNT' && listed.lt(discount.value) ? null : discount
}

describe('a partially billed line', () => {
  const line: ItemContent = {
    kind: 'ITEM',
    description: 'Work',
    unit: 'h',
    unitPrice: 1,
    quantity: 3,
    tax: null,
    discount: { kind: 'AMOUNT', value: 1 },
  }
  it('has its discount in proportion, and all parts add up to it', () => {
    const cuts = [0, 1, 2].map(
      (before) => toBilledItem({ line, before: decimal(before), quantity: decimal(1) }, 'EUR').discount,
    )
    expect(cuts.map((cut) => cut?.value)).toEqual([0.33, 0.34, 0.33])
  })
  it('keeps a percentage discount on a partial line and never goes below zero', () => {
    const free = { ...line, discount: { kind: 'AMOUNT', value: 3 } as const }
    expect(
      toBilledItem({ line: free, before: decimal(0.334), quantity: decimal(0.331) }, 'EUR').discount?.value,
    ).toBe(0.33)
    const percent = { ...line, discount: { kind: 'PERCENT', value: 10 } as const }
    expect(toBilledItem({ line: percent, before: decimal(1), quantity: decimal(1) }, 'EUR').discount).toEqual(
      percent.discount,
    )
  })
})

it('billing a quote uses a tax-inclusive deposit only if no net price gives the exact amount', () => {
  const taxes: ChargedTax[] = [{ category: 'S', rate: 19, reason: null, taxable: 100, tax: 19 }]
  const modes = { currency: 'EUR', pricesIncludeTax: false }
  expect(splitDeposit(decimal('35.70'), taxes, modes)).toMatchObject({ pricesIncludeTax: false })
  expect(splitDeposit(decimal('0.03'), taxes, modes)).toMatchObject({ pricesIncludeTax: true })
  expect(splitDeposit(decimal('35.70'), taxes, { ...modes, pricesIncludeTax: true }).pricesIncludeTax).toBe(
    true,
  )
})

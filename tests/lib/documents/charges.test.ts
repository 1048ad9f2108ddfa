import fc from 'fast-check'
import { getCurrencyDigits } from '@/lib/core/currencies/digits'
import { decimal, sum, type Decimal } from '@/lib/core/money'
import { isCharged, TAX_CATEGORIES, type TaxCategory } from '@/lib/core/tax/categories'
import { computeTotals, isDeduction } from '@/lib/documents/totals/compute-totals'
import { getRateKey } from '@/lib/documents/totals/charges'
import { allocate } from '@/lib/documents/totals/allocate'
import type { PricedDocument, PricedLine } from '@/lib/documents/totals/types'
import { getPropertyRuns } from '@/tests/factories/full-size'

const plain = (value: bigint, places: number) => {
  const digits = value.toString().padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
const arbitraryDecimal = (places: number, max: bigint) =>
  fc.bigInt({ min: 0n, max }).map((value) => plain(value, places))

const category = fc.constantFrom<TaxCategory | null>(null, 'S', ...TAX_CATEGORIES)
const rate = fc.oneof(
  fc.constantFrom('0', '5', '5.5', '7', '19', '20', '9.975', '100'),
  arbitraryDecimal(3, 100_000n),
)
const discount = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('PERCENT' as const), value: arbitraryDecimal(3, 100_000n) }),
    fc.record({ kind: fc.constant('AMOUNT' as const), value: arbitraryDecimal(2, 10_000n) }),
  ),
)
const line = fc.record({
  quantity: arbitraryDecimal(4, 9_999_999n),
  unitPrice: arbitraryDecimal(6, 9_999_999_999n),
  discount,
  tax: fc.option(fc.record({ rate, category })),
})
const document = fc.record({
  currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  lineItems: fc.array(line, { minLength: 1, maxLength: 8 }),
  taxRate: rate,
  taxCategory: category,
  pricesIncludeTax: fc.boolean(),
  discount,
  withholding: fc.option(fc.record({ rate })),
}) satisfies fc.Arbitrary<PricedDocument>

/** A deduction of an earlier invoice: a net or gross price, and the tax charged on it. */
const deduction = fc
  .record({
    unitPrice: fc.bigInt({ min: 0n, max: 1_000_000n }),
    depositTax: fc.bigInt({ min: 0n, max: 100_000n }),
    tax: fc.record({ rate, category }),
  })
  .map((off) => ({ quantity: '-1', depositId: 7, discount: null, ...off }))
const final = fc
  .record({ document, deductions: fc.array(deduction, { minLength: 1, maxLength: 4 }) })
  .map(({ document, deductions }): { whole: PricedDocument; priced: PricedDocument } => {
    const places = getCurrencyDigits(document.currency)
    const lines = deductions.map(({ unitPrice, depositTax, ...line }) => ({
      ...line,
      unitPrice: plain(unitPrice, places),
      depositTax: plain(depositTax, places),
    }))
    return { whole: document, priced: { ...document, lineItems: [...document.lineItems, ...lines] } }
  })

const hasNoMore = (value: { toFixed(digits: number): string }, currency: string) =>
  decimal(value as never).eq(value.toFixed(getCurrencyDigits(currency)))

it('the totals calculation adds up for all combinations of taxes, discounts and withholding', () => {
  fc.assert(
    fc.property(document, (given) => {
      const { currency, pricesIncludeTax } = given
      const totals = computeTotals(given)
      const amounts = totals.amounts.map((amount) => amount!)
      const { nets, listed, discountAmount, taxes, subtotal, taxAmount, totalAmount } = totals
      // No amount has more decimals than the currency.
      for (const value of [...amounts, listed, discountAmount, subtotal, taxAmount, totalAmount])
        expect(hasNoMore(value, currency)).toBe(true)
      expect(hasNoMore(totals.withheldAmount, currency)).toBe(true)
      // Totals add up to the lines.
      expect(sum(amounts).eq(listed)).toBe(true)
      expect(sum(taxes.map(({ taxable }) => taxable)).eq(subtotal)).toBe(true)
      expect(sum(taxes.map(({ tax }) => tax)).eq(taxAmount)).toBe(true)
      expect(subtotal.plus(taxAmount).eq(totalAmount)).toBe(true)
      // With tax-inclusive prices the lines add up to the total, otherwise to the subtotal.
      expect((pricesIncludeTax ? totalAmount : subtotal).eq(listed.minus(discountAmount))).toBe(true)
      for (const { category, rate, tax, taxable } of taxes) {
        if (!isCharged(category)) expect([rate.toNumber(), tax.toNumber()]).toEqual([0, 0])
        const off = tax.minus(taxable.times(rate).div(100)).abs()
        const unit = decimal(10).pow(-getCurrencyDigits(currency))
        // Taking tax out of a rounded price may be off by one minor unit (EN 16931, BR-CO-17, allows much more).
        expect(off.lte(pricesIncludeTax ? unit.times(2) : unit.div(2))).toBe(true)
      }
      // One tax group per category and rate.
      const keys = taxes.map(({ category, rate }) => `${category} ${rate.toFixed()}`)
      expect(new Set(keys).size).toBe(keys.length)
      expect(nets.every((net) => (net === null) === !pricesIncludeTax)).toBe(true)
    }),
    getPropertyRuns(200, 10_000),
  )
})

it('the totals calculation deducts earlier invoices after the discount, with exactly the tax they charged', () => {
  fc.assert(
    fc.property(final, ({ whole, priced }) => {
      const [all, rest] = [computeTotals(whole), computeTotals(priced)]
      const { pricesIncludeTax, currency } = priced
      const deductions = priced.lineItems.slice(whole.lineItems.length) as PricedLine[]
      const [taxOff, priceOff] = [
        sum(deductions.map(({ depositTax }) => depositTax!)),
        sum(deductions.map(({ unitPrice }) => unitPrice!)),
      ]
      // The discount is that of the whole, and the invariants of all documents hold.
      expect(rest.discountAmount.eq(all.discountAmount)).toBe(true)
      expect(sum(rest.amounts as Decimal[]).eq(rest.listed)).toBe(true)
      expect(sum(rest.taxes.map(({ taxable }) => taxable)).eq(rest.subtotal)).toBe(true)
      expect(sum(rest.taxes.map(({ tax }) => tax)).eq(rest.taxAmount)).toBe(true)
      expect(rest.subtotal.plus(rest.taxAmount).eq(rest.totalAmount)).toBe(true)
      expect(
        (pricesIncludeTax ? rest.totalAmount : rest.subtotal).eq(rest.listed.minus(rest.discountAmount)),
      ).toBe(true)
      for (const value of [...(rest.amounts as Decimal[]), rest.subtotal, rest.taxAmount])
        expect(hasNoMore(value, currency)).toBe(true)
      // Remainder and deductions add up to the whole.
      expect(rest.taxAmount.plus(taxOff).eq(all.taxAmount)).toBe(true)
      expect(
        rest.totalAmount
          .plus(priceOff)
          .plus(pricesIncludeTax ? 0 : taxOff)
          .eq(all.totalAmount),
      ).toBe(true)
      // Net amounts of tax-inclusive lines equal those of the whole; deductions have their own.
      if (pricesIncludeTax)
        rest.nets.forEach((net, index) => {
          const line = priced.lineItems[index] as PricedLine
          const own = all.nets[index] ?? decimal(line.depositTax!).minus(decimal(line.unitPrice!))
          expect(net!.eq(own)).toBe(true)
        })
    }),
    getPropertyRuns(200, 10_000),
  )
})

it('the totals calculation allocates an amount by weight exactly, each share within one unit of its proportion', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('EUR', 'JPY', 'KWD'),
      fc.bigInt({ min: 0n, max: 10_000_000_000n }),
      fc.array(fc.bigInt({ min: 0n, max: 1_000_000_000n }), { minLength: 1, maxLength: 12 }),
      (currency, units, weights) => {
        const places = getCurrencyDigits(currency)
        const amount = decimal(plain(units, places))
        const parts = allocate(
          amount,
          weights.map((weight) => decimal(plain(weight, places))),
          currency,
        )
        expect(sum(parts).eq(amount)).toBe(true)
        const all = weights.reduce((total, weight) => total + weight, 0n)
        parts.forEach((part, index) => {
          const own = BigInt(part.times(decimal(10).pow(places)).toFixed())
          if (all === 0n) return expect(own).toBe(index === 0 ? units : 0n)
          const floor = (units * weights[index]!) / all
          expect([floor, floor + 1n]).toContain(own)
        })
      },
    ),
    getPropertyRuns(200, 10_000),
  )
})

it.each([
  ['0.01', ['0.01', '0.00', '0.00']],
  ['0.02', ['0.01', '0.01', '0.00']],
  ['1.00', ['0.34', '0.33', '0.33']],
  ['-1.00', ['-0.33', '-0.33', '-0.34']],
])(
  'the totals calculation allocates the remaining cents of %s among equal weights to the first shares: %p',
  (amount, parts) => {
    const equal = parts.map(() => decimal(1))
    expect(allocate(decimal(amount), equal, 'EUR').map((part) => part.toFixed(2))).toEqual(parts)
  },
)

it.each([
  ['nothing', ['0', '0'], '5.00', ['5.00', '0.00']],
  ['nothing, of which one is below', ['3', '-3'], '5.00', ['5.00', '0.00']],
  ['less than nothing', ['-1', '-3'], '1.00', ['0.25', '0.75']],
  ['more than nothing, of which one is below', ['3', '-1'], '1.00', ['1.50', '-0.50']],
])(
  'the totals calculation allocates an amount among weights that add up to %s: %p',
  (_, weights, amount, parts) => {
    const parted = allocate(decimal(amount), weights.map(decimal), 'EUR')
    expect(parted.map((part) => part.toFixed(2))).toEqual(parts)
  },
)

it('the totals calculation groups taxes by rate and category, and treats an unknown category as none', () => {
  expect(getRateKey({ rate: '19.00' })).toBe(getRateKey({ category: null, rate: 19 }))
  expect(getRateKey({ category: 'S', rate: 19 })).not.toBe(getRateKey({ rate: 19 }))
  expect(getRateKey({ category: 'S', rate: 19 })).not.toBe(getRateKey({ category: 'S', rate: 7 }))
  expect(getRateKey({ category: 'E', rate: 19 })).toBe(getRateKey({ category: 'E', rate: 0 }))
})

describe('known rounding traps', () => {
  const priced = (over: Partial<PricedDocument>): PricedDocument => ({
    currency: 'EUR',
    taxRate: 19,
    lineItems: [],
    ...over,
  })
  const money = (value: { toFixed(digits: number): string }) => value.toFixed(2)

  it('keeps tax-inclusive prices to the cent: 100 km at 0.65 are 65.00, and 15.00 stays 15.00', () => {
    for (const [quantity, unitPrice, total] of [
      ['100', '0.65', '65.00'],
      ['1', '15', '15.00'],
    ] as const) {
      const { totalAmount, subtotal, taxAmount } = computeTotals(
        priced({ pricesIncludeTax: true, lineItems: [{ quantity, unitPrice }] }),
      )
      expect(money(totalAmount)).toBe(total)
      expect(money(subtotal.plus(taxAmount))).toBe(total)
    }
  })

  it('allocates a discount to the tax rates by their line amounts, and taxes the rest of each', () => {
    const { discountAmount, taxes, totalAmount } = computeTotals(
      priced({
        discount: { kind: 'AMOUNT', value: 10 },
        lineItems: [
          { quantity: 1, unitPrice: 100 },
          { quantity: 1, unitPrice: 200, tax: { rate: 7, category: 'S' } },
        ],
      }),
    )
    expect(money(discountAmount)).toBe('10.00')
    expect(taxes.map(({ taxable, tax }) => [money(taxable), money(tax)])).toEqual([
      ['96.67', '18.37'],
      ['193.33', '13.53'],
    ])
    expect(money(totalAmount)).toBe('321.90')
  })

  it('applies percentage discounts to the line, then to the document, but not to deductions', () => {
    const document = priced({
      discount: { kind: 'PERCENT', value: 10 },
      lineItems: [
        { quantity: 1, unitPrice: 100, discount: { kind: 'PERCENT', value: 20 } },
        { quantity: 2, unitPrice: 60 },
        { quantity: -1, unitPrice: 50, depositId: 7, depositTax: 9.5 },
      ],
    })
    const { amounts, discountAmount, subtotal, taxAmount, totalAmount } = computeTotals(document)
    expect(amounts.map((amount) => money(amount!))).toEqual(['80.00', '120.00', '-50.00'])
    expect([discountAmount, subtotal, taxAmount, totalAmount].map(money)).toEqual([
      '20.00',
      '130.00',
      '24.70',
      '154.70',
    ])
  })

  it('treats a line as a deduction only if it references the deducted invoice', () => {
    const line: PricedLine = { quantity: -1, unitPrice: 50 }
    const lines = [line, { ...line, depositId: null }, { ...line, depositId: 7 }]
    expect(lines.map((one) => isDeduction(one))).toEqual([false, false, true])
  })

  it('uses the document’s rate if there are no lines', () => {
    const { taxes, totalAmount } = computeTotals(priced({}))
    expect(taxes.map(({ rate, tax }) => [rate.toNumber(), tax.toNumber()])).toEqual([[19, 0]])
    expect(totalAmount.toNumber()).toBe(0)
  })

  it('computes withholding on the subtotal and leaves the total unchanged', () => {
    const totals = computeTotals(
      priced({ taxRate: 21, withholding: { rate: 15 }, lineItems: [{ quantity: 1, unitPrice: 1000 }] }),
    )
    expect([totals.totalAmount, totals.withheldAmount].map(money)).toEqual(['1210.00', '150.00'])
  })

  it('charges no tax in an exempt category at any rate, and lists each reason once', () => {
    const exempt = (reason: string) => ({ rate: 19, category: 'E' as const, reason })
    const { taxes } = computeTotals(
      priced({
        lineItems: ['§ 4 UStG', '§ 19 UStG', '§ 4 UStG'].map((reason) => ({
          quantity: 1,
          unitPrice: 10,
          tax: exempt(reason),
        })),
      }),
    )
    expect(taxes).toHaveLength(1)
    expect([taxes[0]!.tax.toNumber(), taxes[0]!.reason]).toEqual([0, '§ 4 UStG § 19 UStG'])
  })
})

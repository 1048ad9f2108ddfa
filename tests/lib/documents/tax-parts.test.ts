import fc from 'fast-check'
import { getCurrencyDigits } from '@/lib/core/currencies/digits'
import { decimal, sum, toNumber, type Decimal } from '@/lib/core/money'
import type { TaxPart } from '@/lib/core/tax/part-schema'
import {
  computeCreditTotals,
  createCreditContent,
  listRemainingLines,
} from '@/lib/documents/credit-notes/credit-content'
import { computeCreditable } from '@/lib/documents/credit-notes/creditable-amounts'
import type { CreditableInvoice, CreditQuantity } from '@/lib/documents/credit-notes/creditable-response'
import { findOwnLineTax, splitDeposit, toLineTax } from '@/lib/documents/quote-billing/billed-lines'
import { addLineTaxes } from '@/lib/documents/totals/line-taxes'
import { filterItems } from '@/lib/documents/line-items/line-kinds'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import { createCharges } from '@/lib/documents/totals/charges'
import type { ItemContent } from '@/lib/documents/totals/content-response'
import type { PricedLine, Totals } from '@/lib/documents/totals/types'
import { getPropertyRuns } from '@/tests/factories/full-size'

const part = (name: string, rate: number, compound = false): TaxPart => ({
  name,
  rate,
  compound,
  number: null,
})
const QUEBEC = [part('GST', 5), part('QST', 9.975)]
const INDIA = [part('CGST', 9), part('SGST', 9)]
const COMPOUND = [part('GST', 5), part('PST', 10, true)]

const compute = (taxParts: TaxPart[], unitPrice: number, over: object = {}) =>
  computeTotals({
    currency: 'CAD',
    taxRate: 0,
    taxParts,
    lineItems: [{ quantity: 1, unitPrice }],
    ...over,
  })
const amounts = ({ taxes }: Totals) =>
  taxes.flatMap(({ parts }) => (parts ?? []).map(({ name, amount }) => `${name} ${amount.toFixed()}`))

describe('a tax of several parts', () => {
  it('rounds each part, where one rate would be a cent off', () => {
    const totals = compute(QUEBEC, 10.1)
    expect(amounts(totals)).toEqual(['GST 0.51', 'QST 1.01'])
    expect([totals.taxAmount.toFixed(), totals.totalAmount.toFixed()]).toEqual(['1.52', '11.62'])
    expect(totals.taxes[0]!.rate.toFixed()).toBe('14.975')
    expect(compute([], 10.1, { taxRate: 14.975 }).taxAmount.toFixed()).toBe('1.51')
  })

  it('taxes the parts before a compound one as they are printed', () => {
    const totals = compute(COMPOUND, 10.1)
    // 10 % of 10.10 + 0.51.
    expect(amounts(totals)).toEqual(['GST 0.51', 'PST 1.06'])
    expect(totals.taxes[0]!.rate.toFixed()).toBe('15.5')
  })

  it('is taken out of a price that includes it, which stays as it was typed', () => {
    const totals = compute(INDIA, 50, { pricesIncludeTax: true })
    expect(amounts(totals)).toEqual(['CGST 3.81', 'SGST 3.81'])
    expect([totals.subtotal.toFixed(), totals.totalAmount.toFixed()]).toEqual(['42.38', '50'])
  })

  it('forms one group with taxes of the same parts, but not with a plain tax of the same rate', () => {
    const plain = { rate: 14.975, category: null }
    const lineItems = [
      { quantity: 1, unitPrice: 10 },
      {
        quantity: 1,
        unitPrice: 20,
        tax: { ...plain, parts: QUEBEC.map((one) => ({ ...one, number: '1' })) },
      },
      { quantity: 1, unitPrice: 40, tax: plain },
      { quantity: 1, unitPrice: 80, tax: { ...plain, parts: [part('GST', 5), part('PST', 9.975)] } },
      { quantity: 1, unitPrice: 160, tax: { ...plain, category: 'E' as const, parts: QUEBEC } },
    ]
    const { taxes } = compute(QUEBEC, 0, { lineItems })
    expect(taxes.map(({ taxable, parts }) => [taxable.toNumber(), parts?.length ?? 0])).toEqual([
      [30, 2],
      [40, 0],
      [80, 2],
      [160, 0],
    ])
  })
})

/** Divides whole numbers, rounding half away from zero. */
const roundHalfUp = (value: bigint, by: bigint) => (value * 2n + by) / (by * 2n)

/** The taxes of parts in minor units, with rates in thousandths of a percent; written from docs/taxes.md. */
function expectTaxes(parts: TaxPart[], base: bigint, isGross: boolean): bigint[] {
  const rates = parts.map(({ rate }) => BigInt(Math.round(rate * 1000)))
  const taxes: bigint[] = []
  if (!isGross) {
    parts.forEach(({ compound }, index) => {
      const before = compound ? taxes.reduce((all, tax) => all + tax, 0n) : 0n
      taxes.push(roundHalfUp((base + before) * rates[index]!, 100_000n))
    })
    return taxes
  }
  // Each part in fractions of the net amount, by the same denominator.
  const one = 100_000n ** BigInt(parts.length)
  let total = 0n
  const shares = parts.map(({ compound }, index) => {
    const share = (rates[index]! * (compound ? one + total : one)) / 100_000n
    total += share
    return share
  })
  return shares.map((share) => roundHalfUp(base * share, one + total))
}

const arbitraryPart = fc.record({ rate: fc.integer({ min: 1, max: 25_000 }), compound: fc.boolean() })
const arbitraryParts = fc
  .array(arbitraryPart, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.map(({ rate, compound }, index) => part(`T${index}`, rate / 1000, compound)))
  .filter((parts) =>
    computeTotals({ currency: 'EUR', taxRate: 0, taxParts: parts, lineItems: [] }).taxes[0]!.rate.lte(100),
  )
const currency = fc.constantFrom('CAD', 'JPY', 'KWD')

it('the totals calculation computes the parts of a tax as whole-number arithmetic does', () => {
  fc.assert(
    fc.property(
      arbitraryParts,
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.boolean(),
      currency,
      (parts, units, pricesIncludeTax, currency) => {
        const scale = decimal(10).pow(getCurrencyDigits(currency))
        const totals = compute(parts, toNumber(decimal(units).div(scale)), { currency, pricesIncludeTax })
        const [tax] = totals.taxes
        const charged = tax!.parts!.map(({ amount }) => amount.times(scale).toFixed())
        expect(charged).toEqual(expectTaxes(parts, BigInt(units), pricesIncludeTax).map(String))
        expect(sum(tax!.parts!.map(({ amount }) => amount)).eq(tax!.tax)).toBe(true)
        const gross = pricesIncludeTax ? totals.totalAmount : totals.subtotal
        expect(gross.times(scale).toNumber()).toBe(units)
      },
    ),
    getPropertyRuns(2000, 100_000),
  )
})

/** Items at their positions, as an invoice stores them. */
const arbitraryItems = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 6 }),
      unitPrice: fc.integer({ min: 1, max: 99_999 }),
      tax: fc.constantFrom(null, QUEBEC, INDIA, 19),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((lines) =>
    lines.map(({ quantity, unitPrice, tax }): ItemContent => {
      const rate = { category: null, reason: null }
      return {
        kind: 'ITEM',
        description: 'Work',
        unit: 'h',
        quantity,
        unitPrice: unitPrice / 100,
        discount: null,
        tax:
          tax === null
            ? null
            : typeof tax === 'number'
              ? { ...rate, rate: tax }
              : { ...rate, rate: 14.975, parts: tax },
      }
    }),
  )
const arbitraryDocument = fc
  .record({
    lineItems: arbitraryItems,
    taxParts: arbitraryParts,
    pricesIncludeTax: fc.boolean(),
    discount: fc.option(
      fc.record({ kind: fc.constant('PERCENT' as const), value: fc.integer({ min: 1, max: 5000 }) }),
    ),
  })
  .map(({ discount, ...document }) => ({
    ...createCharges(0),
    ...document,
    currency: 'CAD',
    discount: discount && { ...discount, value: discount.value / 100 },
  }))

/** Sums each part and each plain tax over documents, by name. */
function sumByPart(documents: Totals[], sign = 1): Record<string, string> {
  const sums: Record<string, Decimal> = {}
  for (const { taxes } of documents)
    for (const { parts, rate, tax, taxable } of taxes)
      for (const [name, amount] of [
        ...(parts ?? [{ name: 'Tax', amount: tax }]).map((one) => [one.name, one.amount] as const),
        [`net ${rate.toFixed()}`, taxable] as const,
      ])
        sums[name] = (sums[name] ?? decimal(0)).plus(amount.times(sign))
  return Object.fromEntries(
    Object.entries(sums)
      .filter(([, amount]) => !amount.eq(0))
      .map(([name, amount]) => [name, amount.toFixed(2)])
      .sort(([one], [other]) => one!.localeCompare(other!)),
  )
}

/**
 * Documents whose discount stays within one tax: a discount over several is allocated once to the whole, which parts of
 * it can miss by a cent.
 */
const arbitraryCredited = arbitraryDocument.map((document) => ({
  ...document,
  lineItems: document.discount
    ? document.lineItems.map((line) => ({ ...line, tax: null }))
    : document.lineItems,
}))

it('credit notes for all of an invoice in steps credit each part to the cent', () => {
  fc.assert(
    fc.property(
      arbitraryCredited,
      fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 6 }),
      (document, steps) => {
        const totals = computeTotals(document)
        const lineItems = document.lineItems.map((line, index) => ({
          ...line,
          id: index + 1,
          amount: toNumber(totals.amounts[index]!),
        }))
        const invoice: CreditableInvoice = {
          ...document,
          lineItems,
          discountAmount: toNumber(totals.discountAmount),
        }
        const stored = (of: Totals, lines: { quantity: number; sourceLine: number | null }[]) => ({
          ...of,
          lines: lines.map((line, index) => ({ ...line, position: index + 1, amount: of.amounts[index]! })),
        })
        const whole = stored(
          totals,
          lineItems.map(({ quantity }) => ({ quantity, sourceLine: null })),
        )
        const notes: ReturnType<typeof stored>[] = []
        const credit = (choose: (left: CreditQuantity[]) => CreditQuantity[]) => {
          const left = computeCreditable(whole, notes)
          const chosen = choose(listRemainingLines(left))
          if (chosen.length === 0) return
          const content = createCreditContent(invoice, left, chosen)
          notes.push(stored(computeCreditTotals(content, left), content.lineItems))
        }
        for (const step of steps)
          credit((left) => left.filter((_, index) => index === step).map((one) => ({ ...one, quantity: 1 })))
        credit((left) => left)
        expect(sumByPart(notes)).toEqual(sumByPart([totals]))
        // Nothing is credited beyond the invoice on the way.
        for (const note of notes)
          for (const { parts } of note.taxes)
            for (const { amount } of parts ?? []) expect(amount.gte(0)).toBe(true)
      },
    ),
    getPropertyRuns(150, 5000),
  )
})

it('a deposit totals its amount, and a final invoice deducts each part of it to the cent', () => {
  fc.assert(
    fc.property(arbitraryDocument, fc.integer({ min: 1, max: 100 }), (document, percent) => {
      const whole = computeTotals(document)
      const amount = whole.totalAmount.times(percent).div(100).round(2)
      if (amount.eq(0)) return
      const { prices, pricesIncludeTax } = splitDeposit(amount, whole.taxes, document)
      const deposit = computeTotals({
        ...createCharges(0),
        taxParts: document.taxParts,
        currency: document.currency,
        pricesIncludeTax,
        lineItems: prices.map(({ tax, price }) => ({
          quantity: 1,
          unitPrice: price,
          tax: findOwnLineTax(tax, document),
        })),
      })
      expect(deposit.totalAmount.eq(amount)).toBe(true)
      const deductions = deposit.taxes.map((tax): PricedLine => ({
        quantity: -1,
        unitPrice: document.pricesIncludeTax ? tax.taxable.plus(tax.tax) : tax.taxable,
        tax: toLineTax(tax),
        depositId: 1,
        depositTax: tax.tax,
        ...(tax.parts && { depositTaxes: tax.parts.map(({ amount }) => amount) }),
      }))
      const final = computeTotals({ ...document, lineItems: [...document.lineItems, ...deductions] })
      expect(sumByPart([final, deposit])).toEqual(sumByPart([whole]))
      expect(final.totalAmount.plus(amount).eq(whole.totalAmount)).toBe(true)
    }),
    getPropertyRuns(150, 10_000),
  )
})

it('takes off the tax of a deduction that lists no parts', () => {
  const deduction = { quantity: -1, unitPrice: 100, depositId: 1, depositTax: 19, depositTaxes: [] }
  const lineItems = [{ quantity: 1, unitPrice: 300 }, deduction]
  const { taxAmount, totalAmount } = computeTotals({ lineItems, taxRate: 19, currency: 'EUR' })
  expect([taxAmount, totalAmount].map(toNumber)).toEqual([38, 238])
})

it('the lines of an invoice share each part of its taxes exactly', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const { taxes, amounts } = computeTotals(document)
      const lines = document.lineItems.map((line, index) => ({
        ...line,
        id: index + 1,
        amount: toNumber(amounts[index]!),
      }))
      const shares = filterItems(addLineTaxes(lines, { ...document, taxes })).flatMap(
        ({ taxes = [] }) => taxes,
      )
      const sums = (all: { name: string; amount: Decimal | number }[]) => {
        const names = [...new Set(all.map(({ name }) => name))].sort()
        return names.map((name) => [
          name,
          sum(all.filter((one) => one.name === name).map(({ amount }) => amount)).toFixed(2),
        ])
      }
      expect(sums(shares)).toEqual(sums(taxes.flatMap(({ parts = [] }) => parts)))
    }),
    getPropertyRuns(150, 5000),
  )
})

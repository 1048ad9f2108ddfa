import { findLineExcess, findTotalExcess } from '@/lib/documents/credit-notes/creditable-amounts'
import type { CreditableAmounts } from '@/lib/documents/credit-notes/creditable-response'
import { toReason } from '@/lib/i18n/reason'
import { formatReason } from '@/lib/i18n/format-reason'

/** Creditable amounts of an invoice of 3 × 10.00 at 20 %, less a deposit of 6.00, with 2.00 withheld. */
const left = (over: Partial<CreditableAmounts> = {}): CreditableAmounts => ({
  lines: [
    { line: 1, quantity: 3, amount: 30 },
    { line: 2, quantity: -1, amount: -5 },
  ],
  taxes: [{ category: 'S', rate: 20, taxable: 25, tax: 5 }],
  discountAmount: 0,
  withheldAmount: 2,
  totalAmount: 30,
  notes: 0,
  ...over,
})

type Parts = Parameters<typeof findLineExcess>[0]

describe('excessOfLines', () => {
  const excess = (parts: Parts) =>
    findLineExcess(parts, left(), 'INV-1', (index) => `lines.${index}.quantity`)

  it.each<[string, Parts]>([
    ['all that is left', [{ line: 1, quantity: 3 }]],
    ['all that is left in two parts', [1, 2].map((quantity) => ({ line: 1, quantity }))],
    [
      'all that is left of every line',
      [
        { line: 1, quantity: 3 },
        { line: 2, quantity: -1 },
      ],
    ],
    ['nothing of a line', [{ line: 1, quantity: 0 }]],
    ['a deduction as it stands', [{ line: 2, quantity: -1 }]],
    ['no line at all', []],
  ])('allows a credit note that credits %s', (_, parts) => {
    expect(excess(parts)).toBeNull()
  })

  it.each<[string, Parts]>([
    ['more than is left', [{ line: 1, quantity: 3.0001 }]],
    ['too much in two parts', [2, 2].map((quantity) => ({ line: 1, quantity }))],
    ['less than nothing', [{ line: 1, quantity: -1 }]],
    ['a deduction twice', [{ line: 2, quantity: -2 }]],
    ['a deduction turned round', [{ line: 2, quantity: 1 }]],
  ])('rejects a credit note that credits %s', (_, parts) => {
    expect(excess(parts)).toMatchObject({
      field: 'lines.0.quantity',
      why: { code: 'credit.only-left-of-line' },
    })
  })

  it('rejects a line that the invoice does not have, at that line’s field', () => {
    const parts = [1, 9].map((line) => ({ line, quantity: 1 }))
    expect(excess(parts)).toMatchObject({ field: 'lines.1.quantity', why: { code: 'credit.no-such-line' } })
  })

  it('reports the remainder, also of a deduction', () => {
    expect(formatReason(toReason(excess([{ line: 1, quantity: 4 }])!.why))).toContain('3')
    expect(excess([{ line: 2, quantity: -2 }])!.why).toMatchObject({ values: { left: { number: '1' } } })
  })
})

describe('excessOfSums', () => {
  type Sums = Parameters<typeof findTotalExcess>[0]
  const sums = (over: Partial<Sums> = {}): Sums => ({
    totalAmount: 30,
    withheldAmount: 2,
    pricesIncludeTax: false,
    taxes: [{ category: 'S', rate: 20, taxable: 25, tax: 5 }],
    ...over,
  })
  const taxed = (taxable: number, tax: number, rate = 20) => [{ category: 'S' as const, rate, taxable, tax }]
  const code = (over?: Partial<Sums>, of?: Partial<CreditableAmounts>) =>
    findTotalExcess(sums(over), left(of), { number: 'INV-1', currency: 'EUR' })?.why.code ?? null

  it('allows a credit note over the remainder or less', () => {
    expect(code()).toBeNull()
    expect(code({ totalAmount: 12, withheldAmount: 0.8, taxes: taxed(10, 2) })).toBeNull()
    expect(code({ totalAmount: 0, withheldAmount: 0, taxes: taxed(0, 0) })).toBeNull()
    expect(code({ pricesIncludeTax: true })).toBeNull()
  })

  it.each<[string, Partial<Sums>, string]>([
    ['more in all', { totalAmount: 30.01 }, 'credit.only-left'],
    ['more of what is paid, because less is withheld', { withheldAmount: 1.99 }, 'credit.only-left'],
    ['less than nothing', { totalAmount: -0.01 }, 'credit.below-zero'],
    ['more at a rate', { taxes: taxed(25.01, 5) }, 'credit.only-left-at'],
    ['more tax at a rate', { taxes: taxed(25, 5.01) }, 'credit.only-left-at'],
    ['a rate that was never charged', { taxes: taxed(1, 0.07, 7) }, 'credit.only-left-at'],
    ['less than nothing at a rate', { taxes: taxed(-1, 0) }, 'credit.below-zero'],
    [
      'more at a rate with its tax',
      { pricesIncludeTax: true, taxes: taxed(25.01, 5) },
      'credit.only-left-at',
    ],
  ])('rejects a credit note that credits %s', (_, over, expected) => {
    expect(code(over)).toBe(expected)
  })

  it('allows a negative amount at a rate only if the invoice charged a negative amount there', () => {
    const taxes = [{ category: 'S' as const, rate: 20, taxable: -5, tax: -1 }]
    expect(code({ totalAmount: 0, withheldAmount: 0, taxes }, { taxes })).toBeNull()
    const more = [{ category: 'S' as const, rate: 20, taxable: -4, tax: -1 }]
    expect(code({ totalAmount: 0, withheldAmount: 0, taxes: more }, { taxes })).toBe('credit.only-left-at')
  })

  it('with tax-inclusive prices, limits each rate by its gross amount', () => {
    // Rounding may move a cent between the price and its tax.
    expect(code({ pricesIncludeTax: true, taxes: taxed(25.01, 4.99) })).toBeNull()
    expect(code({ pricesIncludeTax: false, taxes: taxed(25.01, 4.99) })).toBe('credit.only-left-at')
  })
})

import fc from 'fast-check'
import {
  listRemainingLines,
  createCreditContent,
  computeCreditTotals,
} from '@/lib/documents/credit-notes/credit-content'
import { computeCreditable } from '@/lib/documents/credit-notes/creditable-amounts'
import type { CreditContent, CreditableInvoice } from '@/lib/documents/credit-notes/creditable-response'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import type { Charges, ItemContent as LineContent } from '@/lib/documents/totals/content-response'
import { createCharges } from '@/lib/documents/totals/charges'
import type { Totals } from '@/lib/documents/totals/types'
import { decimal, sum } from '@/lib/core/money'
import { getPropertyRuns } from '@/tests/factories/full-size'

type Made = Charges & { currency: string; lineItems: LineContent[] }

const line = (over: Partial<LineContent> = {}): LineContent => ({
  kind: 'ITEM',
  description: 'Work',
  quantity: 3,
  unit: null,
  unitPrice: 10,
  discount: null,
  tax: null,
  ...over,
})

/** Returns a document as stored. */
const stored = (content: Made | CreditContent, totals: Totals) => ({
  ...totals,
  lines: content.lineItems.map((one, index) => ({
    position: index + 1,
    quantity: one.quantity,
    amount: totals.amounts[index]!,
    sourceLine: 'sourceLine' in one ? one.sourceLine : null,
  })),
})
function invoiceOf(made: Made) {
  const totals = computeTotals(made)
  const credited: CreditableInvoice = {
    ...made,
    discountAmount: totals.discountAmount.toNumber(),
    lineItems: made.lineItems.map((one, index) => ({
      ...one,
      id: index + 1,
      amount: totals.amounts[index]!.toNumber(),
    })),
  }
  return { credited, totals, whole: stored(made, totals) }
}
const plain = ({ subtotal, taxAmount, totalAmount, withheldAmount, taxes }: Totals) => ({
  subtotal: subtotal.toFixed(),
  taxAmount: taxAmount.toFixed(),
  totalAmount: totalAmount.toFixed(),
  withheldAmount: withheldAmount.toFixed(),
  taxes: taxes.map((one) => [one.category, one.rate.toFixed(), one.taxable.toFixed(), one.tax.toFixed()]),
})

/** Credits an invoice in parts, given the quantities by line, and then credits the rest. */
function credit(made: Made, parts: { line: number; quantity: number }[][]) {
  const { credited, totals, whole } = invoiceOf(made)
  const notes: ReturnType<typeof stored>[] = []
  const made_: { content: CreditContent; totals: Totals }[] = []
  for (const chosen of [...parts, null]) {
    const left = computeCreditable(whole, notes)
    const content = createCreditContent(credited, left, chosen ?? listRemainingLines(left))
    const its = computeCreditTotals(content, left)
    made_.push({ content, totals: its })
    notes.push(stored(content, its))
  }
  return { totals, notes: made_ }
}

/** Sums all credit notes, in the invoice's order of tax rates. */
function together(whole: Totals, notes: { totals: Totals }[]) {
  const of = (pick: (totals: Totals) => { toFixed(): string }) =>
    sum(notes.map(({ totals }) => pick(totals))).toFixed()
  return {
    subtotal: of((one) => one.subtotal),
    taxAmount: of((one) => one.taxAmount),
    totalAmount: of((one) => one.totalAmount),
    withheldAmount: of((one) => one.withheldAmount),
    taxes: whole.taxes.map(({ category, rate }) => {
      const own = notes.flatMap(({ totals }) =>
        totals.taxes.filter((one) => one.category === category && one.rate.eq(rate)),
      )
      return [
        ...[category, rate.toFixed()],
        ...[sum(own.map((one) => one.taxable)).toFixed(), sum(own.map((one) => one.tax)).toFixed()],
      ]
    }),
  }
}

const made = (over: Partial<Made> = {}): Made => ({
  ...createCharges(19),
  currency: 'EUR',
  lineItems: [line()],
  ...over,
})

it('a credit note credits an invoice completely, with its texts, to the cent', () => {
  const invoice = made({
    discount: { kind: 'AMOUNT', value: 3.33 },
    lineItems: [
      line({ quantity: 7, unitPrice: 0.333333 }),
      line({ discount: { kind: 'AMOUNT', value: 1.01 } }),
    ],
  })
  const { totals, notes } = credit(invoice, [])
  expect(plain(notes[0]!.totals)).toEqual(plain(totals))
  expect(notes[0]!.content.discount).toEqual({ kind: 'AMOUNT', value: 3.33 })
})

it.each([
  ['more', 0.335, ['0.34', '0.34', '0.33'], { discount: { kind: 'AMOUNT', value: 0.01 }, unitPrice: 0.335 }],
  ['less', 0.334, ['0.33', '0.33', '0.34'], { discount: null, unitPrice: 0.34 }],
])(
  'a credit note gives the last part the remainder if the others are rounded to %s',
  (_, unitPrice, amounts, last) => {
    const one = [{ line: 1, quantity: 1 }]
    const { notes } = credit(made({ lineItems: [line({ unitPrice })] }), [one, one])
    expect(notes.map(({ totals }) => totals.amounts[0]!.toFixed(2))).toEqual(amounts)
    expect(notes[2]!.content.lineItems[0]).toMatchObject(last)
  },
)

it('a credit note never credits more tax than was charged, and leaves none behind', () => {
  const one = [{ line: 1, quantity: 1 }]
  const lineItems = [line({ quantity: 4, unitPrice: 0.05 })]
  const { totals, notes } = credit(made({ ...createCharges(10), lineItems }), [one, one, one])
  expect(notes.map((note) => note.totals.taxAmount.toFixed(2))).toEqual(['0.01', '0.01', '0.00', '0.00'])
  expect(together(totals, notes)).toEqual(plain(totals))
})

it('a credit note withholds exactly the whole in total', () => {
  const one = [{ line: 1, quantity: 1 }]
  const withholding = { label: 'IRPF', rate: 15 }
  const lineItems = [line({ unitPrice: 0.1 })]
  const { totals, notes } = credit(made({ ...createCharges(0), withholding, lineItems }), [one, one])
  expect(notes.map((note) => note.totals.withheldAmount.toFixed(2))).toEqual(['0.02', '0.02', '0.01'])
  expect(together(totals, notes)).toEqual(plain(totals))
})

it('a credit note credits a discount in proportion', () => {
  const invoice = made({
    discount: { kind: 'AMOUNT', value: 10 },
    lineItems: [line({ quantity: 4, unitPrice: 25 })],
  })
  const { notes } = credit(invoice, [[{ line: 1, quantity: 1 }]])
  expect(notes.map(({ content }) => content.discount)).toEqual([
    ...[
      { kind: 'AMOUNT', value: 2.5 },
      { kind: 'AMOUNT', value: 7.5 },
    ],
  ])
  const percent = made({ discount: { kind: 'PERCENT', value: 10 } })
  expect(credit(percent, [[{ line: 1, quantity: 1 }]]).notes[0]!.content.discount).toEqual(percent.discount)
})

it('a credit note for a part of a line has at most its amount as discount', () => {
  // 0.95 x 0.026 rounds to 0.02, 95 % of the discount to 0.03.
  const free = line({ quantity: 1, unitPrice: 0.026, discount: { kind: 'AMOUNT', value: 0.03 } })
  const { totals, notes } = credit(made({ lineItems: [free, line()] }), [[{ line: 1, quantity: 0.95 }]])
  expect(notes[0]!.totals.amounts.map((amount) => amount!.toFixed())).toEqual(['0'])
  expect(together(totals, notes)).toEqual(plain(totals))
})

it('a credit note limits the chosen amount to the remainder, rounding by a cent at most', () => {
  const { credited, whole } = invoiceOf(made({ lineItems: [line({ quantity: 2, unitPrice: 100 })] }))
  // Half of it was credited as goodwill with another amount: the lines' remainder uses the original price, but the
  // total remainder is lower.
  const goodwill = { ...made(), lineItems: [{ ...line({ quantity: 1, unitPrice: 150 }), sourceLine: 1 }] }
  const left = computeCreditable(whole, [stored(goodwill, computeTotals(goodwill))])
  expect(
    computeCreditTotals(
      createCreditContent(credited, left, listRemainingLines(left)),
      left,
    ).subtotal.toFixed(),
  ).toBe('50')
  const less = { ...goodwill, lineItems: [{ ...line({ quantity: 1, unitPrice: 20 }), sourceLine: 1 }] }
  const more = computeCreditable(whole, [stored(less, computeTotals(less))])
  expect(
    computeCreditTotals(
      createCreditContent(credited, more, listRemainingLines(more)),
      more,
    ).subtotal.toFixed(),
  ).toBe('100')
})

it('a credit note folds a percentage discount into the last part’s lines if it would leave a cent behind', () => {
  const one = [{ line: 1, quantity: 1 }]
  const lineItems = [line({ unitPrice: 9.99 }), line({ quantity: 1, unitPrice: 7.77 })]
  const { totals, notes } = credit(made({ discount: { kind: 'PERCENT', value: 10 }, lineItems }), [one])
  const [first, last] = notes
  expect(first!.content.discount).toEqual({ kind: 'PERCENT', value: 10 })
  expect(last!.content.discount).toBeNull()
  expect(last!.totals.amounts.map((amount) => amount!.toFixed(2))).toEqual(['17.99', '6.99'])
  expect(notes.map((note) => note.totals.totalAmount.toFixed(2))).toEqual(['10.70', '29.72'])
  expect(together(totals, notes)).toEqual(plain(totals))
})

it('a credit note keeps that discount within the lines of each rate', () => {
  const one = [{ line: 1, quantity: 1 }]
  const lineItems = [
    line({ quantity: 2, unitPrice: 0.35 }),
    line({ quantity: 1, unitPrice: 10, tax: { rate: 7, category: 'S', reason: null } }),
  ]
  const { totals, notes } = credit(made({ discount: { kind: 'PERCENT', value: 10 }, lineItems }), [one])
  expect(notes[1]!.content.discount).toBeNull()
  expect(notes[1]!.totals.amounts.map((amount) => amount!.toFixed(2))).toEqual(['0.32', '9.00'])
  expect(together(totals, notes)).toEqual(plain(totals))
})

it('a credit note leaves no remainder even if an edited note allocated its discount to another rate', () => {
  const lineItems = [
    line({ quantity: 10, unitPrice: 37 }),
    line({ unitPrice: 33, tax: { rate: 7, category: 'S', reason: null } }),
  ]
  const { credited, totals, whole } = invoiceOf(made({ discount: { kind: 'AMOUNT', value: 11 }, lineItems }))
  // Only hours were credited, with half of the invoice's overall discount.
  const discount = { kind: 'AMOUNT' as const, value: 5.5 }
  const edited = { ...made({ discount }), lineItems: [{ ...lineItems[0]!, quantity: 1, sourceLine: 1 }] }
  const left = computeCreditable(whole, [stored(edited, computeTotals(edited))])
  const last = computeCreditTotals(createCreditContent(credited, left, listRemainingLines(left)), left)
  expect(together(totals, [{ totals: computeTotals(edited) }, { totals: last }])).toEqual(plain(totals))
})

it('a credit note does not credit a discount again that an earlier note folded into its lines', () => {
  const lineItems = [line({ quantity: 10, unitPrice: 37 }), line({ quantity: 10, unitPrice: 9 })]
  const { credited, totals, whole } = invoiceOf(made({ discount: { kind: 'AMOUNT', value: 11 }, lineItems }))
  const cut = { kind: 'AMOUNT' as const, value: 10 }
  const inLines = {
    ...made(),
    lineItems: [{ ...lineItems[0]!, discount: cut, sourceLine: 1 }],
  }
  const left = computeCreditable(whole, [stored(inLines, computeTotals(inLines))])
  const last = computeCreditTotals(createCreditContent(credited, left, listRemainingLines(left)), left)
  expect(together(totals, [{ totals: computeTotals(inLines) }, { totals: last }])).toEqual(plain(totals))
})

it('a credit note credits nothing for lines without a remainder or unknown to the invoice', () => {
  const { credited, whole } = invoiceOf(made({ lineItems: [line(), line({ unitPrice: 5 })] }))
  const all = computeTotals({ ...made(), lineItems: [line()] })
  const note = { ...made(), lineItems: [{ ...line(), sourceLine: 1 }] }
  const left = computeCreditable(whole, [stored(note, all)])
  expect(listRemainingLines(left)).toEqual([{ line: 2, quantity: 3 }])
  const parts = [
    { line: 2, quantity: 0 },
    { line: 9, quantity: 1 },
  ]
  expect(createCreditContent(credited, left, parts).lineItems).toEqual([])
})

it('a credit note omits headings and texts from the remainder', () => {
  const { whole } = invoiceOf(made())
  const heading = { position: 2, quantity: null, amount: null, sourceLine: null }
  expect(computeCreditable({ ...whole, lines: [...whole.lines, heading] }, []).lines).toEqual([
    { line: 1, quantity: 3, amount: 30 },
  ])
})

const price = fc.integer({ min: 0, max: 5_000_000 }).map((units) => units / 10_000)
const discount = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 100 }).map((value) => ({ kind: 'PERCENT' as const, value })),
  fc.integer({ min: 1, max: 200 }).map((units) => ({ kind: 'AMOUNT' as const, value: units / 100 })),
)
const tax = fc.oneof(
  fc.constant(null),
  fc.constantFrom(
    ...[
      { rate: 7, category: 'S' as const, reason: null },
      { rate: 21, category: null, reason: null },
      { rate: 0, category: 'Z' as const, reason: null },
    ],
  ),
)
const documents = fc
  .record({
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    pricesIncludeTax: fc.boolean(),
    discount,
    withholding: fc.constantFrom(null, { label: 'IRPF', rate: 15 }),
    taxRate: fc.constantFrom(0, 5.5, 19, 20),
    lineItems: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 9 }), unitPrice: price, discount, tax }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  })
  .map((one): Made => ({ ...made(one as Partial<Made>), lineItems: one.lineItems.map((own) => line(own)) }))
  .filter((one) => {
    const { amounts, listed, discountAmount } = computeTotals(one)
    return amounts.every((amount) => amount!.gte(0)) && discountAmount.lte(listed)
  })
const isWhole = ({ value, currency }: { value: number; currency: string }) =>
  currency !== 'JPY' || Number.isInteger(value)

it('a credit note adds up to the whole for any division, and never exceeds it', () => {
  fc.assert(
    fc.property(
      documents,
      fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 4 }),
      (of, by) => {
        const { currency } = of
        fc.pre(
          [of.discount, ...of.lineItems.map((one) => one.discount)].every(
            (cut) => !cut || cut.kind === 'PERCENT' || isWhole({ value: cut.value, currency }),
          ),
        )
        const rest = of.lineItems.map(({ quantity }) => quantity)
        const parts = by.map((shares) =>
          rest.flatMap((quantity, index) => {
            const taken = Math.floor(quantity * (shares[index] ?? 0))
            rest[index] = quantity - taken
            return taken > 0 ? [{ line: index + 1, quantity: taken }] : []
          }),
        )
        const { totals, notes } = credit(
          of,
          parts.filter((part) => part.length > 0),
        )
        for (const { content, totals: its } of notes) {
          expect(its.totalAmount.gte(0) && its.totalAmount.minus(its.withheldAmount).gte(0)).toBe(true)
          expect(its.taxes.every((one) => one.taxable.gte(0) && one.tax.gte(0))).toBe(true)
          expect(
            content.lineItems.every((one) => one.unitPrice >= 0 && (one.discount?.value ?? 0) >= 0),
          ).toBe(true)
        }
        expect(together(totals, notes)).toEqual({ ...plain(totals), taxes: plain(totals).taxes })
        // No intermediate sum exceeded the invoice.
        const first = notes.slice(0, -1)
        for (const one of together(totals, first).taxes.map(
          (each, index) => [each, plain(totals).taxes[index]!] as const,
        ))
          for (const field of [2, 3]) expect(decimal(one[0][field]!).lte(decimal(one[1][field]!))).toBe(true)
      },
    ),
    getPropertyRuns(150, 10_000),
  )
})

it('a credit note that finishes a tax rate leaves no cent of it, whichever line comes first', () => {
  const percentDiscounts = documents.map((one) => ({
    ...one,
    discount: { kind: 'PERCENT' as const, value: 12.5 },
  }))
  fc.assert(
    fc.property(percentDiscounts, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (of, by) => {
      const lines = of.lineItems.map((_, index) => index)
      const inOrder = lines.toSorted((one, other) => (by[one] ?? 0) - (by[other] ?? 0))
      // Half of each line, then the rest of each.
      const halves = inOrder.flatMap((index) => {
        const { quantity } = of.lineItems[index]!
        const half = Math.floor(quantity / 2)
        return half > 0 ? [{ line: index + 1, quantity: half }] : []
      })
      const rests = inOrder.map((index) => {
        const { quantity } = of.lineItems[index]!
        return { line: index + 1, quantity: quantity - Math.floor(quantity / 2) }
      })
      const { totals, notes } = credit(
        of,
        [...halves, ...rests].map((part) => [part]),
      )
      const [nothing, ...others] = notes.toReversed()
      expect(nothing!.content.lineItems).toEqual([])
      expect(together(totals, others)).toEqual(plain(totals))
    }),
    getPropertyRuns(100, 10_000),
  )
})

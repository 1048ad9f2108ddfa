import fc from 'fast-check'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import type { PricedDocument } from '@/lib/documents/totals/types'
import { Prisma } from '@/lib/platform/db/generated/client'
import { getPropertyRuns } from '@/tests/factories/full-size'

type Lines = PricedDocument['lineItems']

/** Formats computed totals, each with the currency's decimals. */
function texts(lineItems: Lines, taxRate: PricedDocument['taxRate'], currency = 'USD', digits = 2) {
  const {
    amounts: listed,
    subtotal,
    taxAmount,
    totalAmount,
  } = computeTotals({ lineItems, taxRate, currency })
  const amounts = listed.map((amount) => amount!)
  // Values must be rounded, not just formatted: sums are stored and added as they are.
  if ([...amounts, subtotal, taxAmount, totalAmount].some((value) => !value.eq(value.toFixed(digits))))
    throw new Error('A sum is finer than its currency')
  return [amounts, subtotal, taxAmount, totalAmount].map((value) =>
    Array.isArray(value) ? value.map((amount) => amount.toFixed(digits)).join(' ') : value.toFixed(digits),
  )
}
const one = (unitPrice: number, quantity = 1) => [{ quantity, unitPrice }]
const times = (count: number, unitPrice: number) => Array.from({ length: count }, () => one(unitPrice)[0]!)

describe('known rounding traps', () => {
  it.each([
    ['a tax that ends in half a cent', one(140), 9.975, ['140.00', '140.00', '13.97', '153.97']],
    ['a tax a float would lose', one(138.66), 19, ['138.66', '138.66', '26.35', '165.01']],
    ['a line that ends in half a cent', one(1.15, 1.5), 0, ['1.73', '1.73', '0.00', '1.73']],
    ['1.005, which no float holds', one(1.005), 0, ['1.01', '1.01', '0.00', '1.01']],
    ['a tenth and two tenths', [...one(0.1), ...one(0.2)], 0, ['0.10 0.20', '0.30', '0.00', '0.30']],
    ['rounding by line, not of the sum', times(3, 0.335), 0, ['0.34 0.34 0.34', '1.02', '0.00', '1.02']],
    ['no line', [], 19, ['', '0.00', '0.00', '0.00']],
    ['no tax', one(10), 0, ['10.00', '10.00', '0.00', '10.00']],
    ['all of it as tax', one(10), 100, ['10.00', '10.00', '10.00', '20.00']],
  ])('%s', (_name, lines, taxRate, expected) => {
    expect(texts(lines, taxRate)).toEqual(expected)
  })

  it.each([
    ['half a yen', one(0.5), 0, 'JPY', 0, ['1', '1', '0', '1']],
    ['a tax of half a yen', one(5), 10, 'JPY', 0, ['5', '5', '1', '6']],
    ['fils', one(1.0005, 3), 5, 'KWD', 3, ['3.002', '3.002', '0.150', '3.152']],
    [
      'messages of less than a cent',
      one(0.004125, 25_000),
      20,
      'EUR',
      2,
      ['103.13', '103.13', '20.63', '123.76'],
    ],
    ['one message of less than a cent', one(0.004125), 20, 'EUR', 2, ['0.00', '0.00', '0.00', '0.00']],
  ])('%s', (_name, lines, taxRate, currency, digits, expected) => {
    expect(texts(lines, taxRate, currency, digits)).toEqual(expected)
  })

  it('taxes a thousand lines of 0.33 once, on their sum', () => {
    expect(texts(times(1000, 0.33), 7).slice(1)).toEqual(['330.00', '23.10', '353.10'])
  })
})

it.each([undefined, null, '', '-', '1,5', 'abc', NaN, Infinity])(
  'treats a half-typed number (%p) as zero, so that a preview never shows NaN',
  (value) => {
    expect(texts([{ quantity: value, unitPrice: 5 }], 19)).toEqual(['0.00', '0.00', '0.00', '0.00'])
    expect(texts([{ quantity: 2, unitPrice: 5 }], value)).toEqual(['10.00', '10.00', '0.00', '10.00'])
  },
)

/** Rounds half up with integers: the oracle uses no decimals. */
const divideHalfUp = (value: bigint, by: bigint) => (value + by / 2n) / by
const decimalText = (value: bigint, places: number) => {
  if (places === 0) return value.toString()
  const digits = value.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

const MILLION = 1_000_000n
/** Quantity in ten-thousandths, price in millionths: the full range the schema accepts. */
const line = fc.record({
  quantity: fc.bigInt({ min: 1n, max: 10_000_000_000n }),
  price: fc.oneof(
    fc.bigInt({ min: 0n, max: MILLION }),
    fc.bigInt({ min: 0n, max: 100_000n }).map((cents) => cents * 10_000n),
    fc.bigInt({ min: 0n, max: 1_000_000_000n * MILLION }),
  ),
})
/** Thousandths of a percent. */
const rate = fc.bigInt({ min: 0n, max: 100_000n })

it.each([
  ['JPY', 0],
  ['KRW', 0],
  ['USD', 2],
  ['CHF', 2],
  ['KWD', 3],
])(
  'the totals calculation agrees with integer arithmetic in %s to the last of %i decimals',
  (currency, digits) => {
    // One minor unit, as a product of ten-thousandths and millionths.
    const unit = 10n ** BigInt(10 - digits)
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), rate, (lines, taxRate) => {
        const amounts = lines.map(({ quantity, price }) => divideHalfUp(quantity * price, unit))
        const subtotal = amounts.reduce((total, amount) => total + amount, 0n)
        const tax = divideHalfUp(subtotal * taxRate, 100_000n)
        const given = lines.map(({ quantity, price }) => ({
          quantity: decimalText(quantity, 4),
          unitPrice: decimalText(price, 6),
        }))
        expect(texts(given, decimalText(taxRate, 3), currency, digits)).toEqual([
          amounts.map((amount) => decimalText(amount, digits)).join(' '),
          decimalText(subtotal, digits),
          decimalText(tax, digits),
          decimalText(subtotal + tax, digits),
        ])
      }),
      getPropertyRuns(100, 10_000),
    )
  },
)

it('the totals calculation gives the same result for JSON numbers, texts and Decimals', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 99_999_999 }),
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.integer({ min: 0, max: 100_000 }),
      (quantity, price, taxRate) => {
        const asNumbers = texts([{ quantity: quantity / 10_000, unitPrice: price / 100 }], taxRate / 1000)
        const [q, p, r] = [
          new Prisma.Decimal(quantity).div(10_000),
          new Prisma.Decimal(price).div(100),
          new Prisma.Decimal(taxRate).div(1000),
        ]
        expect(texts([{ quantity: q, unitPrice: p }], r)).toEqual(asNumbers)
        expect(texts([{ quantity: q.toFixed(), unitPrice: p.toFixed() }], r.toFixed())).toEqual(asNumbers)
      },
    ),
  )
})

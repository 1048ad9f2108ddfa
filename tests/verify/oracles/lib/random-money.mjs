// Random invoices within the form's limits, with more edge cases than chance would give.
import { currencies } from './money-oracle.mjs'
import { pick, randomInteger } from '../../support/random.mjs'

/** Common tax rates, in thousandths of a percent. */
const RATES = [0n, 5_000n, 7_000n, 7_700n, 8_875n, 9_975n, 19_000n, 20_000n, 25_000n, 99_999n, 100_000n]
const QUANTITIES = [10_000n, 15_000n, 12_500n, 10_001n, 33_333n, 9_999_999_999n, 10_000_000_000n]
/** In millionths: whole units, hundredths and finer. */
const PRICES = [
  ...[0n, 10_000n, 30_000n, 50_000n, 330_000n, 990_000n, 1_150_000n, 138_660_000n],
  ...[1n, 4_125n, 5_000n, 500_000n, 500_500n, 999_999n, 999_999_999_999_999n, 1_000_000_000_000_000n],
]
const CENT = 10_000n

const big = (random, from, to) => BigInt(randomInteger(random, from, to))

/** Returns a number with a random number of digits, so that small numbers aren't rare. */
const digits = (random, most) => big(random, 0, 10 ** randomInteger(random, 1, most) - 1)

function quantity(random) {
  if (random() < 0.15) return pick(random, QUANTITIES)
  // Whole quantities are most common.
  return random() < 0.4 ? big(random, 1, 500) * 10_000n : 10_000n + digits(random, 9)
}
function price(random) {
  if (random() < 0.15) return pick(random, PRICES)
  // Hundredths are most common.
  return random() < 0.6
    ? digits(random, random() < 0.9 ? 7 : 11) * CENT
    : digits(random, random() < 0.9 ? 9 : 15)
}
const taxRate = (random) => (random() < 0.5 ? pick(random, RATES) : big(random, 0, 100_000))

function lineCount(random) {
  const kind = random()
  if (kind < 0.9) return randomInteger(random, 1, 6)
  return kind < 0.998 ? randomInteger(random, 7, 40) : randomInteger(random, 100, 1000)
}

/**
 * Returns `{ lines, taxRate, currency, today, due, shown, payments }`; `payments` are shares of the balance, and the
 * last may be all of it.
 */
export function createRandomInvoice(random) {
  const today = randomInteger(random, 10_000, 30_000)
  return {
    lines: Array.from({ length: lineCount(random) }, () => ({
      quantity: quantity(random),
      price: price(random),
    })),
    taxRate: taxRate(random),
    currency: pick(random, currencies),
    today,
    due: today + (random() < 0.2 ? randomInteger(random, -1, 1) : randomInteger(random, -800, 800)),
    shown: randomInteger(random, 0, 59),
    payments: Array.from({ length: randomInteger(random, 0, 4) }, () => (random() < 0.25 ? 1 : random())),
  }
}

/** Returns one invalid number for an invoice: `{ path, set }`. */
export function createMistake(random, { lines }) {
  const at = randomInteger(random, 0, lines.length - 1)
  const [field, value] = pick(random, [
    ['quantity', 0.9999],
    ['quantity', 0],
    ['quantity', -1],
    ['quantity', 1_000_000.0001],
    ['quantity', 1.2345678],
    ['quantity', 1e21],
    ['unitPrice', -0.01],
    ['unitPrice', 0.0041255],
    ['unitPrice', 1e-7],
    ['unitPrice', 1_000_000_000.01],
    ['unitPrice', 13.1234567],
    ['taxRate', -0.001],
    ['taxRate', 100.001],
    ['taxRate', 9.9755],
  ])
  const path = field === 'taxRate' ? ['taxRate'] : ['lineItems', at, field]
  return {
    path: path.join('.'),
    spoil: (body) => void ((field === 'taxRate' ? body : body.lineItems[at])[field] = value),
  }
}

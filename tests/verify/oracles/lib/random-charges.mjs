// Random documents with all kinds of charges: several taxes, net and gross prices, discounts, withholding, deposit
// deductions.
import { computeLineAmount, computeDiscount } from './charges-oracle.mjs'
import { getDecimals } from './money-oracle.mjs'
import { pick, randomInteger } from '../../support/random.mjs'

const CATEGORIES = [null, null, 'S', 'S', 'S', 'Z', 'E', 'AE', 'K', 'G', 'O']
const RATES = [0n, 5_000n, 5_500n, 7_000n, 9_975n, 19_000n, 20_000n, 21_000n, 100_000n]
const WITHHELD = [15_000n, 20_000n, 7_000n, 4_000n]

const big = (random, to) => BigInt(randomInteger(random, 0, to))
const rate = (random) => (random() < 0.7 ? pick(random, RATES) : big(random, 100_000))
const CHARGED = [null, 'S']
const NAMES = ['GST', 'QST', 'PST', 'CGST', 'SGST', 'R.E.']

/** Returns one to four named parts, which come to 100 % at most. */
function parts(random) {
  const names = NAMES.slice(randomInteger(random, 0, 2)).slice(0, randomInteger(random, 1, 4))
  const common = [2_500n, 5_000n, 9_000n, 9_975n, 7_000n, 1_400n]
  return names.map((name, index) => ({
    name,
    rate: random() < 0.7 ? pick(random, common) : 1n + big(random, 9_998),
    compound: index > 0 && random() < 0.25,
  }))
}

/** Rounds the rate of all parts together to thousandths of a percent, half up. */
function combined(parts) {
  let total = 0n
  let scale = 1n
  for (const { rate, compound } of parts) {
    // The total is in thousandths of a percent by `scale`.
    total = total * 100_000n + rate * (compound ? scale * 100_000n + total : scale * 100_000n)
    scale *= 100_000n
  }
  return (total * 2n + scale) / (scale * 2n)
}

/** @param named the probability of a tax of named parts */
function tax(random, named) {
  if (random() >= named) return { rate: rate(random), category: pick(random, CATEGORIES) }
  const taxes = parts(random)
  return { rate: combined(taxes), category: pick(random, CHARGED), parts: taxes }
}

const most = (value, limit) => (value < limit ? value : limit)

/** Returns a discount of at most the sum: a percentage, or an amount in hundredths. */
function discountOf(random, sum, digits) {
  if (random() < 0.6) return null
  if (random() < 0.5) return { kind: 'PERCENT', value: big(random, 10_000) * 10n }
  // Currencies without a minor unit use whole units.
  const step = digits === 0 ? 100n : 1n
  const limit = (sum * 100n) / 10n ** BigInt(digits)
  const value = (most(big(random, 10_000), limit) / step) * step
  return computeDiscount(sum, { kind: 'AMOUNT', value }, digits) > sum ? null : { kind: 'AMOUNT', value }
}

function line(random, digits, named) {
  const quantity =
    random() < 0.5 ? big(random, 200) * 1_000_000n : big(random, 10 ** randomInteger(random, 1, 10))
  const cents = random() < 0.6
  const price = big(random, 10 ** randomInteger(random, 1, cents ? 7 : 10)) * (cents ? 10_000n : 1n)
  const plain = { quantity, price, tax: random() < 0.6 ? tax(random, named) : null }
  return { ...plain, discount: discountOf(random, computeLineAmount(plain, digits), digits) }
}

/** Returns a deduction of an earlier invoice, at one of the document's rates or another. */
function deduction(random, lines, own, named) {
  const charged = pick(random, lines).tax ?? own
  const of = random() < 0.8 ? charged : tax(random, named)
  const taxesOff = (of.parts ?? [of]).map(() => big(random, 10 ** randomInteger(random, 1, 6)))
  return {
    price: big(random, 10 ** randomInteger(random, 1, 7)),
    taxOff: taxesOff.reduce((sum, one) => sum + one, 0n),
    taxesOff,
    tax: of,
  }
}

/**
 * Returns `{ currency, lines, deductions, tax, isInclusive, discount, withholding }`, in the oracle's units.
 * @param named the probability that a tax has named parts
 */
export function createRandomDocument(random, named = 0.3) {
  const currency = pick(random, ['EUR', 'EUR', 'USD', 'JPY', 'KWD'])
  const digits = getDecimals(currency)
  const own = tax(random, named)
  const count = random() < 0.97 ? randomInteger(random, 1, 7) : randomInteger(random, 8, 60)
  const lines = Array.from({ length: count }, () => line(random, digits, named))
  const listed = lines.reduce((sum, one) => sum + computeLineAmount(one, digits), 0n)
  const deductions = random() < 0.25 ? Array.from({ length: randomInteger(random, 1, 4) }) : []
  return {
    currency,
    lines,
    tax: own,
    isInclusive: random() < 0.5,
    deductions: deductions.map(() => deduction(random, lines, own, named)),
    discount: discountOf(random, listed, digits),
    withholding: random() < 0.3 ? pick(random, WITHHELD) : null,
  }
}

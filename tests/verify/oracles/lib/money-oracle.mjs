// What an invoice comes to, in whole numbers alone: written from the specification (sections 4 and 9) and ISO 4217, not from the product's code.
// Quantities are ten-thousandths, prices millionths, sums the currency's minor unit, tax rates thousandths of a percent, days counted from
// 1970-01-01.

/** How a currency is written, and how many decimals its minor unit is of. */
const CURRENCIES = {
  USD: ['$', 2],
  EUR: ['€', 2],
  GBP: ['£', 2],
  CAD: ['CA$', 2],
  AUD: ['A$', 2],
  CHF: ['CHF\u00a0', 2],
  JPY: ['¥', 0],
  KRW: ['₩', 0],
  KWD: ['KWD\u00a0', 3],
  BHD: ['BHD\u00a0', 3],
}
export const currencies = Object.keys(CURRENCIES)
export const getDecimals = (currency) => CURRENCIES[currency][1]
/** What a total may come to at most: a thousand times the largest price. */
const LARGEST_TOTAL = 1_000_000_000_000n

/** A quotient, rounded half away from zero. */
export function roundQuotient(value, by) {
  const size = value < 0n ? -value : value
  const half = (size * 2n + by) / (by * 2n)
  return value < 0n ? -half : half
}

/** A whole number of such parts as a plain decimal text: `decimal(13965n, 3)` is `13.965`. */
export function decimal(value, places) {
  if (places === 0) return value.toString()
  const digits = value.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** The same without zeros at its end: `3.7500` is `3.75`. */
export const plain = (value, places) =>
  places === 0 ? value.toString() : decimal(value, places).replace(/\.?0+$/, '')

/** `$1,234.50`: en-US, with exactly the decimals of the currency. */
export const money = (sum, currency) => shown(decimal(sum, getDecimals(currency)), currency)

/** The same of a price: with all of its six decimals that are not zeros at the end, and at least those of the currency. */
export function price(millionths, currency) {
  const [units, fraction = ''] = plain(millionths, 6).split('.')
  const padded = fraction.padEnd(getDecimals(currency), '0')
  return shown(padded ? `${units}.${padded}` : units, currency)
}

function shown(text, currency) {
  const [units, ...fraction] = text.split('.')
  return CURRENCIES[currency][0] + [units.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/** A day by its number as `YYYY-MM-DD`. */
export const toDay = (number) => new Date(number * 86_400_000).toISOString().slice(0, 10)

/** Each line rounded to the minor unit, tax once on the sum of the lines. `isTooLarge`: the product has to refuse it. */
export function computeSums({ lines, taxRate, currency }) {
  const digits = BigInt(getDecimals(currency))
  // A ten-thousandth of a millionth is the tenth decimal.
  const amounts = lines.map(({ quantity, price }) => roundQuotient(quantity * price, 10n ** (10n - digits)))
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0n)
  const tax = roundQuotient(subtotal * taxRate, 100_000n)
  const total = subtotal + tax
  return { amounts, subtotal, tax, total, isTooLarge: total > LARGEST_TOTAL * 10n ** digits }
}

/** How an invoice of this total stands after the payments in it: `{ paid, balance, owed, partPaid, overdue, text }`. */
export function computePaymentStatus({ status, paid, total, due, today }) {
  const balance = total - paid
  const owed = status === 'SENT' ? balance : 0n
  const late = today - due
  return {
    balance,
    owed,
    partPaid: owed > 0n && paid > 0n,
    overdue: owed > 0n && late > 0,
    text: { PAID: 'Paid', CANCELLED: 'Cancelled' }[status] ?? dueText(late),
  }
}

function dueText(late) {
  const count = Math.abs(late)
  const days = `${count} ${count === 1 ? 'day' : 'days'}`
  if (late > 0) return `Overdue by ${days}`
  return late === 0 ? 'Due today' : `Due in ${days}`
}

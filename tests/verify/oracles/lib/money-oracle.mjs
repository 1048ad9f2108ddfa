// Invoice totals in integers, written from the specification (sections 4 and 9) and ISO 4217, not from the product's
// code. Units: quantities in ten-thousandths, prices in millionths, amounts in the currency's minor unit, tax rates in
// thousandths of a percent, days since 1970-01-01.

/** Symbol and number of decimals of each currency. */
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
/** Maximum total: a thousand times the maximum price. */
const LARGEST_TOTAL = 1_000_000_000_000n

/** Divides, rounding half away from zero. */
export function roundQuotient(value, by) {
  const size = value < 0n ? -value : value
  const half = (size * 2n + by) / (by * 2n)
  return value < 0n ? -half : half
}

/** Formats an integer as a decimal: `decimal(13965n, 3)` is `13.965`. */
export function decimal(value, places) {
  if (places === 0) return value.toString()
  const digits = value.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** The same without trailing zeros: `3.7500` is `3.75`. */
export const plain = (value, places) =>
  places === 0 ? value.toString() : decimal(value, places).replace(/\.?0+$/, '')

/** Formats an amount in en-US with the currency's decimals: `$1,234.50`. */
export const money = (sum, currency) => shown(decimal(sum, getDecimals(currency)), currency)

/** Formats a price with up to six decimals, without trailing zeros beyond the currency's decimals. */
export function price(millionths, currency) {
  const [units, fraction = ''] = plain(millionths, 6).split('.')
  const padded = fraction.padEnd(getDecimals(currency), '0')
  return shown(padded ? `${units}.${padded}` : units, currency)
}

function shown(text, currency) {
  const [units, ...fraction] = text.split('.')
  return CURRENCIES[currency][0] + [units.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/** Formats a day number as `YYYY-MM-DD`. */
export const toDay = (number) => new Date(number * 86_400_000).toISOString().slice(0, 10)

/**
 * Rounds each line to the minor unit and computes tax once on their sum. `isTooLarge`: the product must reject the
 * invoice.
 */
export function computeSums({ lines, taxRate, currency }) {
  const digits = BigInt(getDecimals(currency))
  // Ten-thousandths times millionths give ten decimals.
  const amounts = lines.map(({ quantity, price }) => roundQuotient(quantity * price, 10n ** (10n - digits)))
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0n)
  const tax = roundQuotient(subtotal * taxRate, 100_000n)
  const total = subtotal + tax
  return { amounts, subtotal, tax, total, isTooLarge: total > LARGEST_TOTAL * 10n ** digits }
}

/** Returns an invoice's state after payments: `{ paid, balance, owed, partPaid, overdue, text }`. */
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

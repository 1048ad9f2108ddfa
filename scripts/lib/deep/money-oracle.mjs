// What an invoice comes to, in whole numbers alone: written from the specification (sections 4 and 9), not from the product's code.
// Quantities are ten-thousandths, prices and sums cents, tax rates thousandths of a percent, days counted from 1970-01-01.

const SYMBOLS = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', CAD: 'CA$', AUD: 'A$' }
/** Cents that a total may have at most: a thousand times the largest price. */
const LARGEST_TOTAL = 1_000_000_000_000n * 100n

const halfUp = (value, by) => (value * 2n + by) / (by * 2n)

/** A whole number of such parts as a plain decimal text: `decimal(13965n, 3)` is `13.965`. */
export function decimal(value, places) {
  const digits = value.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** The same without zeros at its end: `3.7500` is `3.75`. */
export const plain = (value, places) => decimal(value, places).replace(/\.?0+$/, '')

/** `$1,234.50`: en-US, exactly two decimals, in whatever currency. */
export function money(cents, currency) {
  const [units, fraction] = decimal(cents, 2).split('.')
  return `${SYMBOLS[currency]}${units.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}

/** A day by its number as `YYYY-MM-DD`. */
export const dayOf = (number) => new Date(number * 86_400_000).toISOString().slice(0, 10)

/** Each line rounded to cents, tax once on the sum of the lines. `isTooLarge`: the product has to refuse it. */
export function sumsOf({ lines, taxRate }) {
  const amounts = lines.map(({ quantity, price }) => halfUp(quantity * price, 10_000n))
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0n)
  const tax = halfUp(subtotal * taxRate, 100_000n)
  const total = subtotal + tax
  return { amounts, subtotal, tax, total, isTooLarge: total > LARGEST_TOTAL }
}

/** How an invoice of this total stands after the payments in it: `{ paid, balance, owed, partPaid, overdue, text }`. */
export function standing({ status, paid, total, due, today }) {
  const balance = total - paid
  const owed = status === 'SENT' ? balance : 0n
  const late = today - due
  return {
    balance,
    owed,
    partPaid: owed > 0n && paid > 0n,
    overdue: status === 'SENT' && late > 0,
    text: { PAID: 'Paid', CANCELLED: 'Cancelled' }[status] ?? dueText(late),
  }
}

function dueText(late) {
  const count = Math.abs(late)
  const days = `${count} ${count === 1 ? 'day' : 'days'}`
  if (late > 0) return `Overdue by ${days}`
  return late === 0 ? 'Due today' : `Due in ${days}`
}

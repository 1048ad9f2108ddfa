// Compares the product's totals of random invoices with integer arithmetic, to the last minor unit.
import { compareMany, withProductModules } from './compare.mjs'
import { createRandomInvoice, createMistake } from './random-money.mjs'
import { compare, compareRefusal } from './money-compare.mjs'
import { TRAPS, trapInvoice } from './money-edge-cases.mjs'
import { createRandom } from '../../support/random.mjs'

const ENTRY = `
  export { invoiceSchema } from './lib/documents/schema'
  export { getBalance, getPaymentStatus, formatPaymentStatus } from './lib/documents/payment-status/payment-status'
  export { english } from './lib/i18n/documents/en'
  export { computeTotals } from './lib/documents/totals/compute-totals'
  export { createInvoiceView } from './lib/documents/view/invoice-view'
  export { toNumber } from './lib/core/money'
  export { createPaymentSchema } from './lib/documents/payments/schema'`

/** One invoice in this many is also made invalid, to see it rejected. */
const SPOILED = 10
const run = withProductModules(ENTRY, async (product, given) => {
  const random = createRandom(given.seed)
  const count = { invoices: 0, lines: 0, payments: 0, 'too large': 0, refused: 0 }
  const trapped = TRAPS.flatMap((trap) => trapViolations(product, trap))
  const compareOne = (index) => {
    const one = createRandomInvoice(random)
    const { problems, payments, isTooLarge } = compare(product, one)
    count.invoices += 1
    count.lines += one.lines.length
    count.payments += payments
    if (isTooLarge) count['too large'] += 1
    const found = problems.map((problem) => `invoice ${index}: ${problem}`)
    if (index % SPOILED) return found
    count.refused += 1
    return [...found, ...compareRefusal(product, one, createMistake(random, one))]
  }
  const violations = await compareMany(given, 'invoices', compareOne, trapped)
  return { figures: { ...count, traps: TRAPS.length }, violations }
})

/** The oracle must get the edge cases right too. */
function trapViolations(product, trap) {
  const { problems, sums, isTooLarge } = compare(product, trapInvoice(trap))
  const found = [sums.subtotal, sums.tax, sums.total]
  if (found.join() !== trap.sums.join() || isTooLarge !== Boolean(trap.isTooLarge))
    problems.push(`the oracle says ${found}, by hand it is ${trap.sums}`)
  return problems.map((problem) => `${trap.name}: ${problem}`)
}

export const part = {
  name: 'money',
  title: 'Random invoices against whole-number arithmetic',
  sizes: { full: 1_000_000, short: 100_000, unit: 'invoices' },
  run,
}

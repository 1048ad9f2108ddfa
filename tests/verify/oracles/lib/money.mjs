// Random invoices through the product's own arithmetic, compared to the last of their minor unit with whole numbers.
import { compareMany, onProduct } from './compared.mjs'
import { invoice, mistake } from './money-chance.mjs'
import { compare, compareRefusal } from './money-compare.mjs'
import { TRAPS, trapInvoice } from './money-traps.mjs'
import { randomOf } from '../../support/random.mjs'

const ENTRY = `
  export { invoiceSchema } from './lib/documents/schema'
  export { balanceOf, standingOf } from './lib/documents/standing'
  export { computeTotals } from './lib/documents/totals'
  export { invoiceView } from './lib/render/view'
  export { toNumber } from './lib/kernel/money'
  export { paymentSchemaOf } from './lib/documents/payments/schema'`

/** One invoice of so many is spoiled as well, to see it refused. */
const SPOILED = 10
const run = onProduct(ENTRY, async (product, given) => {
  const random = randomOf(given.seed)
  const count = { invoices: 0, lines: 0, payments: 0, 'too large': 0, refused: 0 }
  const trapped = TRAPS.flatMap((trap) => trapViolations(product, trap))
  const compareOne = (index) => {
    const one = invoice(random)
    const { problems, payments, isTooLarge } = compare(product, one)
    count.invoices += 1
    count.lines += one.lines.length
    count.payments += payments
    if (isTooLarge) count['too large'] += 1
    const found = problems.map((problem) => `invoice ${index}: ${problem}`)
    if (index % SPOILED) return found
    count.refused += 1
    return [...found, ...compareRefusal(product, one, mistake(random, one))]
  }
  const violations = await compareMany(given, 'invoices', compareOne, trapped)
  return { figures: { ...count, traps: TRAPS.length }, violations }
})

/** The oracle has to know the traps as well as the product. */
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

// Random invoices through the product's own arithmetic, compared to the last of their minor unit with whole numbers.
import { loadModules } from '../modules.mjs'
import { invoice, mistake } from './money-chance.mjs'
import { compare, compareRefusal } from './money-compare.mjs'
import { TRAPS, trapInvoice } from './money-traps.mjs'
import { randomOf } from './random.mjs'

const ENTRY = `
  export { invoiceSchema } from './lib/documents/schema'
  export { balanceOf, standingOf } from './lib/documents/standing'
  export { computeTotals } from './lib/documents/totals'
  export { invoiceView } from './lib/render/view'
  export { toNumber } from './lib/kernel/money'
  export { paymentSchemaOf } from './lib/documents/payments/schema'`

/** Violations after which more of them say nothing new. */
const ENOUGH = 50
/** One invoice of so many is spoiled as well, to see it refused. */
const SPOILED = 10
/** Invoices after which the process looks whether it was told to stop. */
const TURN = 1000

async function run({ size, seed, signal, say }) {
  const { modules, remove } = await loadModules(ENTRY)
  try {
    return await compareAll(modules, { size, seed, signal, say })
  } finally {
    remove()
  }
}

async function compareAll(product, { size, seed, signal, say }) {
  const random = randomOf(seed)
  const count = { invoices: 0, lines: 0, payments: 0, 'too large': 0, refused: 0 }
  const violations = TRAPS.flatMap((trap) => trapViolations(product, trap))
  for (let index = 0; index < size && violations.length < ENOUGH; index++) {
    const one = invoice(random)
    const { problems, payments, isTooLarge } = compare(product, one)
    violations.push(...problems.map((problem) => `invoice ${index}: ${problem}`))
    count.invoices += 1
    count.lines += one.lines.length
    count.payments += payments
    if (isTooLarge) count['too large'] += 1
    if (index % SPOILED === 0) {
      violations.push(...compareRefusal(product, one, mistake(random, one)))
      count.refused += 1
    }
    if (index % TURN) continue
    await new Promise(setImmediate)
    if (signal.aborted) break
    if (index && index % 100_000 === 0) say(`${index} invoices`)
  }
  return { figures: { ...count, traps: TRAPS.length }, violations }
}

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
  sizes: { full: 1_000_000, share: 3000, unit: 'invoices' },
  run,
}

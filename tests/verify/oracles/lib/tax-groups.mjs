// Compares documents whose taxes have named parts with the oracle: totals, shares of the lines, deposits and final
// invoices, and credit notes in steps, which have to credit each part to the last minor unit.
import { createRandomDocument } from './random-charges.mjs'
import { computeCharges } from './charges-oracle.mjs'
import { contentOf } from './charges.mjs'
import { compareMany, createDifferences, withProductModules } from './compare.mjs'
import { getDecimals, plain, roundQuotient } from './money-oracle.mjs'
import { createRandom, randomInteger } from '../../support/random.mjs'

const ENTRY = `
  export { computeTotals } from './lib/documents/totals/compute-totals'
  export { addLineTaxes } from './lib/documents/totals/line-taxes'
  export { splitDeposit, findOwnLineTax, getDepositAmount } from './lib/documents/quote-billing/billed-lines'
  export { computeCreditable } from './lib/documents/credit-notes/creditable-amounts'
  export {
    computeCreditTotals, createCreditContent, listRemainingLines,
  } from './lib/documents/credit-notes/credit-content'`

/** Probability that a tax has named parts. */
const NAMED = 0.8

const add = (values) => values.reduce((sum, value) => sum + value, 0n)
/** Returns an amount in minor units, as a number or exact decimal of the product. */
const minor = (amount, digits) => BigInt(Number(amount).toFixed(digits).replace('.', ''))

/** Describes the groups of the product's result: category, rate, taxable amount, and the tax of each part. */
const describeProduct = ({ taxes }) =>
  taxes
    .map(({ category, rate, taxable, tax, parts = [{ amount: tax }] }) =>
      [category, ...[rate, taxable, ...parts.map(({ amount }) => amount)].map((one) => one.toFixed())].join(
        ' ',
      ),
    )
    .join('; ')

/** Describes the groups of the oracle's result in the same way. */
function describeOracle({ taxes }, digits) {
  const exactly = (value) => (value < 0n ? `-${plain(-value, digits)}` : plain(value, digits))
  return taxes
    .map(({ category, rate, taxable, parts, tax }) =>
      [category, plain(rate, 3), ...[taxable, ...(parts ?? [tax])].map(exactly)].join(' '),
    )
    .join('; ')
}

const keyOf = ({ category, rate, parts }) =>
  parts
    ? [category, ...parts.flatMap((one) => [one.name, one.rate, one.compound])].join()
    : `${category} ${rate.toFixed()}`

/** Returns a function that lists the amounts of the document's groups in a part of it: `[taxable, ...taxes]` each. */
function createAmountsByGroup(document, digits) {
  const groups = document.taxes.map((group) => ({
    key: keyOf(group),
    none: [0n, ...amountsOf(group).fill(0n)],
  }))
  return ({ taxes }) => {
    const byKey = new Map(taxes.map((group) => [keyOf(group), group]))
    return groups.map(({ key, none }) => {
      const own = byKey.get(key)
      return own ? [own.taxable, ...amountsOf(own)].map((amount) => minor(amount, digits)) : none
    })
  }
}
const amountsOf = ({ parts, tax }) => (parts ? parts.map(({ amount }) => amount) : [tax])

const addGroups = (all) =>
  all[0].map((group, index) => group.map((_, place) => add(all.map((one) => one[index][place]))))

/** Lines with the amounts that the product stores. */
const storedLines = (content, totals) =>
  content.lineItems.map((line, index) => ({
    ...line,
    id: index + 1,
    kind: 'ITEM',
    quantity: Number(line.quantity),
    unitPrice: Number(line.unitPrice),
    amount: Number(totals.amounts[index]),
  }))

/** Compares the lines' shares with the taxes, which they have to come to. */
function compareShares(product, { content, totals }, same) {
  const lines = product.addLineTaxes(storedLines(content, totals), { ...content, taxes: totals.taxes })
  const digits = getDecimals(content.currency)
  const sums = (all) => {
    const byName = {}
    for (const { name, amount } of all) byName[name] = (byName[name] ?? 0n) + minor(amount, digits)
    return Object.entries(byName).sort().join()
  }
  same(
    'sum of line shares',
    sums(lines.flatMap(({ taxes = [] }) => taxes)),
    sums(totals.taxes.flatMap(({ parts = [] }) => parts)),
  )
}

/** Bills a document by one or two deposits and a final invoice. */
function compareBilling(product, { document, content, totals, expected }, random, same) {
  const { currency } = document
  const digits = getDecimals(currency)
  const deductions = []
  const bills = []
  let share = 100_000
  for (let count = randomInteger(random, 1, 2); count > 0; count--) {
    const thousandths = randomInteger(random, 1, share)
    share -= thousandths
    const amount = roundQuotient(expected.total * BigInt(thousandths), 100_000n)
    if (amount <= 0n || share <= 0) break
    const its = product.getDepositAmount(totals.totalAmount, thousandths / 1000, currency)
    same('deposit', minor(its, digits), amount)
    const charges = { pricesIncludeTax: document.isInclusive, currency }
    const { pricesIncludeTax, prices } = product.splitDeposit(its, totals.taxes, charges)
    const taxOf = ({ category, rate, named }) => ({ category, rate, parts: named ?? undefined })
    const lines = prices.map(({ tax, price }) => ({
      quantity: 1_000_000n,
      price: minor(price, digits) * 10n ** BigInt(6 - digits),
      discount: null,
      tax: taxOf(expected.taxes[totals.taxes.indexOf(tax)]),
    }))
    const deposit = { ...document, lines, deductions: [], isInclusive: pricesIncludeTax, discount: null }
    const billed = computeCharges(deposit)
    const found = product.computeTotals({
      ...contentOf(deposit),
      lineItems: prices.map(({ tax, price }) => ({
        quantity: 1,
        unitPrice: price,
        tax: product.findOwnLineTax(tax, content),
      })),
    })
    same('deposit total', minor(found.totalAmount, digits), amount)
    same('deposit taxes', describeProduct(found), describeOracle(billed, digits))
    bills.push(found)
    for (const tax of billed.taxes)
      deductions.push({
        price: document.isInclusive ? tax.taxable + tax.tax : tax.taxable,
        taxOff: tax.tax,
        taxesOff: tax.parts ?? [tax.tax],
        tax: taxOf(tax),
      })
  }
  if (bills.length === 0) return 0
  const last = { ...document, deductions }
  const final = product.computeTotals(contentOf(last))
  same('final taxes', describeProduct(final), describeOracle(computeCharges(last), digits))
  const listAmounts = createAmountsByGroup(totals, digits)
  same('billed', addGroups([...bills, final].map(listAmounts)).join(' | '), listAmounts(totals).join(' | '))
  return 1
}

/** What a credit note stores. */
const stored = (content, totals) => ({
  ...totals,
  lines: content.lineItems.map((line, index) => ({
    position: index + 1,
    quantity: Number(line.quantity),
    amount: totals.amounts[index],
    sourceLine: line.sourceLine ?? null,
  })),
})

/** Credits a document in up to three parts, and then what is left. */
function compareCredits(product, { content, totals }, random, same) {
  const { currency } = content
  const digits = getDecimals(currency)
  const invoice = {
    ...content,
    taxRate: Number(content.taxRate),
    lineItems: storedLines(content, totals),
    discountAmount: Number(totals.discountAmount),
  }
  const whole = stored(invoice, totals)
  const notes = []
  const listAmounts = createAmountsByGroup(totals, digits)
  const limits = listAmounts(totals)
  let credited = limits.map((group) => group.map(() => 0n))
  const credit = (choose) => {
    const left = product.computeCreditable(whole, notes)
    const chosen = choose(product.listRemainingLines(left))
    if (chosen.length === 0) return
    const note = product.createCreditContent(invoice, left, chosen)
    const its = product.computeCreditTotals(note, left)
    same(
      'credit note',
      minor(its.totalAmount, digits),
      minor(its.subtotal, digits) + minor(its.taxAmount, digits),
    )
    for (const { tax, parts } of its.taxes)
      if (parts) same('parts', add(parts.map(({ amount }) => minor(amount, digits))), minor(tax, digits))
    notes.push(stored(note, its))
    credited = addGroups([credited, listAmounts(its)])
    const isWithin = (amount, limit) => (limit < 0n ? amount >= limit : amount <= limit)
    if (!credited.every((group, index) => group.every((one, place) => isWithin(one, limits[index][place]))))
      same('credited', credited.join(' | '), limits.join(' | '))
  }
  for (let steps = randomInteger(random, 0, 3); steps > 0; steps--)
    credit((left) =>
      left.flatMap(({ line, quantity }) => {
        const part = Math.floor(quantity * random() * 1_000_000) / 1_000_000
        return random() < 0.5 && part > 0 ? [{ line, quantity: part }] : []
      }),
    )
  credit((left) => left)
  if (notes.length === 0) return 0
  same('credited in the end', credited.join(' | '), limits.join(' | '))
  return notes.length
}

/** @param isBilled true for a deposit and final invoice, false for credit notes */
function compareOne(product, random, count, isBilled) {
  const { problems, same } = createDifferences()
  const document = { ...createRandomDocument(random, NAMED), withholding: null }
  const digits = getDecimals(document.currency)
  const expected = computeCharges(document)
  const content = contentOf(document)
  const totals = product.computeTotals(content)
  const made = { document, content, totals, expected }
  same('taxes', describeProduct(totals), describeOracle(expected, digits))
  same('total', minor(totals.totalAmount, digits), expected.total)
  compareShares(product, made, same)
  count.documents += 1
  count.lines += document.lines.length
  count.named += Number(expected.taxes.some(({ named }) => named))
  count.compound += Number(expected.taxes.some(({ named }) => named?.some(({ compound }) => compound)))
  if (document.deductions.length > 0) return problems
  if (isBilled) count.billed += compareBilling(product, made, random, same)
  else count.notes += compareCredits(product, made, random, same)
  return problems
}

const run = withProductModules(ENTRY, async (product, given) => {
  const random = createRandom(given.seed)
  const figures = { documents: 0, lines: 0, named: 0, compound: 0, billed: 0, notes: 0 }
  const violations = await compareMany(given, 'documents', (index) =>
    compareOne(product, random, figures, index % 2 === 0).map((problem) => `document ${index}: ${problem}`),
  )
  return { violations, figures }
})

export const part = {
  name: 'tax-groups',
  title: 'Random documents whose taxes have named parts, with deposits and credit notes',
  sizes: { full: 1_000_000, short: 20_000, unit: 'documents' },
  run,
}

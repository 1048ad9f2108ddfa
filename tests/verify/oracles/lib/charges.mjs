// Compares the product's totals of random documents with several taxes, and the figures of its document view, with the
// oracle's.
import { createRandomDocument } from './random-charges.mjs'
import { computeCharges } from './charges-oracle.mjs'
import { compareMany, createDifferences, withProductModules, PARTIES } from './compare.mjs'
import { decimal, getDecimals, money, plain } from './money-oracle.mjs'
import { createRandom } from '../../support/random.mjs'

const ENTRY = `
  export { computeTotals } from './lib/documents/totals/compute-totals'
  export { createInvoiceView } from './lib/documents/view/invoice-view'`

/** Categories that print an exemption reason instead of a rate. */
const REASONED = new Set(['E', 'AE', 'K', 'G', 'O'])

const ABOUT = {
  status: 'DRAFT',
  invoiceNumber: 'INV-1',
  invoiceType: 'ONE_OFF',
  paymentMethod: 'REQUEST',
  issueDate: '2026-11-02',
  dueDate: '2026-11-16',
  notes: null,
  termsAndConditions: null,
}
const AT = { today: '2026-11-02', audience: 'client' }

const sum = (values) => values.reduce((total, value) => total + value, 0n)
const signed = (value, write) => (value < 0n ? `-${write(-value)}` : write(value))
const partsOf = (parts) =>
  parts.map(({ rate, ...part }) => ({ ...part, rate: Number(plain(rate, 3)), number: null }))
const charged = ({ rate, category, parts }) => ({
  rate: plain(rate, 3),
  category,
  ...(parts && { parts: partsOf(parts) }),
})
const discounted = (discount) =>
  discount && {
    kind: discount.kind,
    value: plain(discount.value, discount.kind === 'PERCENT' ? 3 : 2),
  }

/** Returns the document as the product takes it. */
export function contentOf({ currency, lines, deductions, tax, isInclusive, discount, withholding }) {
  const digits = getDecimals(currency)
  const off = deductions.map(({ price, taxOff, taxesOff, tax }) => ({
    description: 'Less deposit',
    quantity: '-1',
    depositId: 7,
    discount: null,
    tax: charged(tax),
    unitPrice: decimal(price, digits),
    depositTax: decimal(taxOff, digits),
    ...(tax.parts && { depositTaxes: taxesOff.map((one) => decimal(one, digits)) }),
  }))
  return {
    currency,
    lineItems: [
      ...lines.map((line) => ({
        description: 'Work',
        quantity: decimal(line.quantity, 6),
        unitPrice: decimal(line.price, 6),
        discount: discounted(line.discount),
        tax: line.tax && charged(line.tax),
      })),
      ...off,
    ],
    taxRate: plain(tax.rate, 3),
    taxCategory: tax.category,
    ...(tax.parts && { taxParts: partsOf(tax.parts) }),
    pricesIncludeTax: isInclusive,
    discount: discounted(discount),
    withholding: withholding === null ? null : { label: 'IRPF', rate: plain(withholding, 3) },
  }
}

/** Returns the differences from the oracle as sentences. @param expected the oracle's result */
export function compareCharges(product, document, expected = computeCharges(document)) {
  const { problems, same } = createDifferences()
  const { currency } = document
  const content = contentOf(document)
  const totals = product.computeTotals(content)
  const digits = getDecimals(currency)
  const exactly = (value) => signed(value, (size) => plain(size, digits))
  const all = (values) => values.map(exactly).join()
  same('amounts', totals.amounts.map((amount) => amount.toFixed()).join(), all(expected.amounts))
  const nets = totals.nets.map((net) => net?.toFixed() ?? '').join()
  same('nets', nets, expected.nets ? all(expected.nets) : expected.amounts.map(() => '').join())
  same('listed', totals.listed.toFixed(), exactly(expected.listed))
  same('discount', totals.discountAmount.toFixed(), exactly(expected.cut))
  const groups = totals.taxes.map(({ category, rate, taxable, tax, parts = [] }) =>
    [
      category,
      ...[rate, taxable, tax, ...parts.map(({ amount }) => amount)].map((one) => one.toFixed()),
    ].join(' '),
  )
  const rates = expected.taxes.map(({ category, rate, taxable, tax, parts }) =>
    [category, plain(rate, 3), ...[taxable, tax, ...(parts ?? [])].map(exactly)].join(' '),
  )
  same('taxes', groups.join('; '), rates.join('; '))
  same('subtotal', totals.subtotal.toFixed(), exactly(expected.subtotal))
  same('tax', totals.taxAmount.toFixed(), exactly(expected.taxAmount))
  same('total', totals.totalAmount.toFixed(), exactly(expected.total))
  same('withheld', totals.withheldAmount.toFixed(), exactly(expected.withheld))
  const deducted = -sum(document.deductions.map(({ price }) => price))
  const { isInclusive } = document
  compareSheet(product, { content, currency, isInclusive, deducted, expected }, same)
  return problems
}

/** Compares the document's amount column and totals, character by character. */
function compareSheet(product, { content, currency, isInclusive, deducted, expected }, same) {
  const shown = (value) => signed(value, (size) => money(size, currency))
  const view = product.createInvoiceView({ ...ABOUT, ...PARTIES, ...content }, AT)
  same(
    'amounts shown',
    view.lines.map(({ amount }) => amount).join(' '),
    expected.amounts.map(shown).join(' '),
  )
  const { taxes, cut, withheld } = expected
  const isReason = ({ category }) => REASONED.has(category)
  const isSilent = taxes.length === 1 && (isReason(taxes[0]) || (taxes[0].rate === 0n && !taxes[0].category))
  const rates = isSilent
    ? []
    : taxes.flatMap((tax) => (isReason(tax) ? ['—'] : (tax.parts ?? [tax.tax]).map(shown)))
  const rows = [
    ...(isInclusive && cut <= 0n ? [] : [shown(cut > 0n ? expected.listed - deducted : expected.listed)]),
    // A discount comes before the deductions, which were discounted when they were billed.
    ...(cut > 0n ? [shown(-cut)] : []),
    ...(cut > 0n && deducted !== 0n ? [shown(deducted)] : []),
    ...(isInclusive ? [] : rates),
    shown(expected.total),
    ...(isInclusive ? rates : []),
    ...(withheld > 0n ? [shown(-withheld)] : []),
  ]
  const found = view.sums.map(({ value }) => value)
  same('sums shown', found.slice(0, rows.length).join(' | '), rows.join(' | '))
  same('total shown', view.total, shown(expected.total))
}

const run = withProductModules(ENTRY, async (product, given) => {
  const random = createRandom(given.seed)
  const count = {
    documents: 0,
    lines: 0,
    inclusive: 0,
    discounted: 0,
    withheld: 0,
    final: 0,
    rates: 0,
    named: 0,
  }
  const compareOne = (index) => {
    const one = createRandomDocument(random)
    const expected = computeCharges(one)
    count.documents += 1
    count.lines += one.lines.length
    count.inclusive += Number(one.isInclusive)
    count.discounted += Number(one.discount !== null)
    count.withheld += Number(one.withholding !== null)
    count.final += Number(one.deductions.length > 0)
    count.rates += expected.taxes.length
    count.named += Number(expected.taxes.some(({ parts }) => parts))
    return compareCharges(product, one, expected).map((problem) => `document ${index}: ${problem}`)
  }
  return { violations: await compareMany(given, 'documents', compareOne), figures: count }
})

export const part = {
  name: 'charges',
  title: 'Random documents with several taxes against whole-number arithmetic',
  sizes: { full: 1_000_000, short: 50_000, unit: 'documents' },
  run,
}

// Compares the product's totals and view of one invoice with the oracle's.
import { createDifferences, PARTIES } from './compare.mjs'
import {
  toDay,
  decimal,
  getDecimals,
  money,
  plain,
  price,
  computePaymentStatus,
  computeSums,
} from './money-oracle.mjs'

/** Formats a decimal as the JSON number a browser sends. */
const asJson = (value, places) => Number(decimal(value, places))

const bodyOf = ({ lines, taxRate, currency, today }) => ({
  clientId: 1,
  currency,
  issueDate: toDay(today),
  dueDate: toDay(today),
  invoiceNumber: 'INV-1',
  taxRate: asJson(taxRate, 3),
  lineItems: lines.map(({ quantity, price }) => ({
    description: 'Work',
    quantity: asJson(quantity, 4),
    unitPrice: asJson(price, 6),
  })),
})

/** Returns `{ problems, sums, payments, isTooLarge }`: differences as sentences, and the number of payments. */
export function compare(product, invoice) {
  const { problems, same } = createDifferences()
  const sums = computeSums(invoice)
  const body = bodyOf(invoice)
  const parsed = product.invoiceSchema.safeParse(body)
  same('whether the form takes it', parsed.success, !sums.isTooLarge)
  const content = parsed.success ? parsed.data : body
  const { currency } = invoice
  const digits = getDecimals(currency)
  const totals = product.computeTotals(content)
  same('amounts', totals.amounts.join(), sums.amounts.map((amount) => plain(amount, digits)).join())
  const told = { subtotal: sums.subtotal, taxAmount: sums.tax, totalAmount: sums.total }
  for (const [name, expected] of Object.entries(told)) {
    // Values must be rounded, not just formatted: sums are stored and added as they are.
    same(name, totals[name].toFixed(), plain(expected, digits))
    same(`${name} as JSON`, product.toNumber(totals[name]), asJson(expected, digits))
  }
  if (sums.isTooLarge) return { problems, sums, payments: 0, isTooLarge: true }
  const payments = comparePayments(product, { invoice, body, sums }, same)
  return { problems, sums, payments, isTooLarge: false }
}

/**
 * Follows an invoice from draft through each payment until it is paid or no payments are left; returns the number of
 * payments.
 */
function comparePayments(product, { invoice, body, sums }, same) {
  const { total } = sums
  const { currency } = invoice
  const digits = getDecimals(currency)
  let paid = 0n
  const states = [
    { status: 'DRAFT', paid },
    { status: 'SENT', paid },
  ]
  for (const share of invoice.payments) {
    const left = total - paid
    // At least one minor unit, and at most the balance; Number is exact up to ninety trillion.
    const amount = share === 1 ? left : BigInt(Math.floor(Number(left) * share))
    if (amount < 1n) continue
    const payment = {
      paidOn: toDay(invoice.today),
      amount: asJson(amount, digits),
      method: 'CASH',
      reference: '',
    }
    // No payment here comes to more than what is left.
    const schema = product.createPaymentSchema({ currency, left: decimal(left, digits) }, () => null)
    same('whether a payment is taken', schema.safeParse(payment).success, true)
    const tooFine = { ...payment, amount: Number(`${decimal(0n, digits || 1)}1`) }
    same('whether one is taken that is too fine', schema.safeParse(tooFine).success, false)
    paid += amount
    states.push({ status: paid === total ? 'PAID' : 'SENT', paid })
  }
  const payments = states.length - 2
  if (payments === 0) states.push({ status: 'CANCELLED', paid })
  for (const state of states) compareStanding(product, { invoice, total, state }, same)
  // Rendering the document costs more than everything else, so only one of its states is rendered.
  compareView(product, { invoice, body, sums, state: states[invoice.shown % states.length] }, same)
  return payments
}

const stored = (total, paid, currency) => ({
  totalAmount: decimal(total, getDecimals(currency)),
  amountPaid: decimal(paid, getDecimals(currency)),
})
const expectedOf = ({ due, today }, total, state) => computePaymentStatus({ ...state, total, due, today })
const nameOf = ({ status, paid }, total) => `${status} with ${paid} of ${total} paid: `

function compareStanding(product, { invoice, total, state }, same) {
  const is = expectedOf(invoice, total, state)
  const at = nameOf(state, total)
  const digits = getDecimals(invoice.currency)
  const sums = stored(total, state.paid, invoice.currency)
  same(`${at}balance`, product.getBalance(sums).toFixed(digits), decimal(is.balance, digits))
  const judged = { status: state.status, dueDate: toDay(invoice.due), ...sums }
  const found = product.getPaymentStatus(judged, toDay(invoice.today))
  same(`${at}owed`, found.owed.toFixed(digits), decimal(is.owed, digits))
  same(`${at}partly paid`, found.isPartiallyPaid, is.partPaid)
  same(`${at}overdue`, found.overdue, is.overdue)
  same(`${at}text`, product.formatPaymentStatus(judged, toDay(invoice.today), product.english), is.text)
}

/** Compares the document's figures, character by character. */
function compareView(product, { invoice, body, sums, state }, same) {
  const { currency } = invoice
  const { status } = state
  const is = expectedOf(invoice, sums.total, state)
  const at = nameOf(state, sums.total)
  const { amountPaid } = stored(sums.total, state.paid, currency)
  const source = { ...body, ...PARTIES, status, amountPaid, dueDate: toDay(invoice.due) }
  const view = product.createInvoiceView(
    { ...source, invoiceType: 'ONE_OFF', paymentMethod: 'REQUEST', notes: null, termsAndConditions: null },
    { today: toDay(invoice.today), audience: 'owner' },
  )
  same(`${at}lines shown`, linesOf(view), sums.amounts.map((amount) => money(amount, currency)).join(' '))
  const prices = invoice.lines.map((line) => price(line.price, currency))
  same(`${at}prices shown`, view.lines.map(({ unitPrice }) => unitPrice).join(' '), prices.join(' '))
  same(`${at}subtotal shown`, view.sums[0].value, money(sums.subtotal, currency))
  same(`${at}tax shown`, view.sums[1].value, money(sums.tax, currency))
  same(`${at}total shown`, view.total, money(sums.total, currency))
  same(`${at}to pay`, view.amountToPay, is.owed > 0n ? decimal(is.owed, getDecimals(currency)) : null)
  const large = { DRAFT: is.balance, SENT: is.balance, PAID: sums.total, CANCELLED: 0n }[status]
  same(`${at}figure to be read at a glance`, view.amountDue, money(large, currency))
}

const linesOf = (view) => view.lines.map(({ amount }) => amount).join(' ')

/** Replaces one number of the invoice by an invalid one; returns a problem unless the form rejects just that. */
export function compareRefusal(product, invoice, { path, spoil }) {
  const body = bodyOf(invoice)
  spoil(body)
  const { success, error } = product.invoiceSchema.safeParse(body)
  const named = error?.issues.map((issue) => issue.path.join('.')) ?? []
  const words = error?.issues.every(({ message }) => message.length > 3)
  return !success && named.includes(path) && words
    ? []
    : [`${JSON.stringify(body).slice(0, 300)} is refused at “${named}”, it should be at “${path}”`]
}

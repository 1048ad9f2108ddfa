// Records changes, each with its own idempotency key, and which of them were acknowledged: those must be neither lost
// nor duplicated.
import { randomUUID } from 'node:crypto'
import { pick } from '../../support/random.mjs'

/** Amount of each invoice, and of each payment. */
const PRICE = 100
const PAID = 10
const MAX_PAYMENTS = 5

/** Statuses of a change that was not made and may be retried. */
const PASSING = [429, 503, 507]

/**
 * Returns a ledger: `next()` invents a change, `settle(change, answer)` records its result. `violations` lists
 * responses that must not occur, and `slowest` is the longest wait in milliseconds.
 */
export function openLedger(random) {
  const acknowledged = []
  const unanswered = new Set()
  const violations = []
  const clients = []
  const drafts = []
  const open = []
  const answers = {}
  let count = 0

  const change = (kind, method, path, body, more) => ({
    kind,
    method,
    path,
    body,
    ...more,
    key: randomUUID(),
    mark: body.name ?? body.notes ?? body.reference,
  })
  const mark = (word) => `${word} ${++count}`

  function next() {
    const client = () => change('client', 'POST', '/api/clients', { name: mark('Client') })
    const roll = random()
    if (clients.length === 0 || roll < 0.2) return client()
    if (roll < 0.4 && drafts.length > 0) {
      const invoice = drafts.splice(Math.floor(random() * drafts.length), 1)[0]
      const path = `/api/invoices/${invoice.id}/status`
      return change('status', 'PATCH', path, { status: 'SENT' }, { invoice })
    }
    if (roll < 0.6 && open.length > 0) {
      const invoice = pick(random, open)
      if (++invoice.payments >= MAX_PAYMENTS) open.splice(open.indexOf(invoice), 1)
      const body = { paidOn: '2026-01-10', amount: PAID, method: 'CASH', reference: mark('Payment') }
      return change('payment', 'POST', `/api/invoices/${invoice.id}/payments`, body, { invoice })
    }
    return change('invoice', 'POST', '/api/invoices', invoiceBody(pick(random, clients), mark('Invoice')))
  }

  /** Records a response, null if the connection ended without one. Returns true if the change was made. */
  function settle(one, answer) {
    const status = answer?.status ?? 'none'
    answers[status] = (answers[status] ?? 0) + 1
    if (answer && answer.status < 300) {
      unanswered.delete(one)
      acknowledged.push(Object.assign(one, { answered: answer.data }))
      if (one.kind === 'client') clients.push(answer.data.id)
      if (one.kind === 'invoice') drafts.push({ id: answer.data.id, payments: 0 })
      if (one.kind === 'status') open.push(one.invoice)
      return true
    }
    unanswered.add(one)
    const isUnderWay = answer?.status === 409 && answer.headers['retry-after']
    if (answer && !isUnderWay && !PASSING.includes(answer.status))
      violations.push(`${one.method} ${one.path} (${one.mark}) answered ${answer.status}: ${answer.text}`)
    else if (answer && !(answer.data?.message?.length > 20 && answer.headers['retry-after']))
      violations.push(
        `${one.path} answered ${answer.status} without words or without saying when to come back`,
      )
    return false
  }

  return { next, settle, acknowledged, unanswered, violations, answers, slowest: 0 }
}

const invoiceBody = (clientId, notes) => ({
  clientId,
  notes,
  currency: 'USD',
  issueDate: '2026-01-05',
  dueDate: '2026-01-19',
  // The proposed number, as the form sends it: the next free one is used.
  invoiceNumber: 'INV-0001',
  autoNumber: true,
  lineItems: [{ description: 'Work', quantity: 1, unitPrice: PRICE }],
})

/** Sends a change once; returns true if it was made. */
export async function send(ledger, call, change) {
  const { method, path, body, key } = change
  const answer = await call(method, path, { body, key }).catch(() => null)
  ledger.slowest = Math.max(ledger.slowest, answer?.ms ?? 0)
  return ledger.settle(change, answer)
}

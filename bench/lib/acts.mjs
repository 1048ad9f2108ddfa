// What businesses and the jobs do, by the product's own functions.
import { randomUUID } from 'node:crypto'
import { TODAY } from './many-rows.mjs'
import { sampleBody } from './sample-invoice.mjs'

/** Noon where it is noon in UTC. */
export const NOW = new Date(`${TODAY}T12:00:00Z`)

/**
 * The screens, each `{ what, run(business) }`. A business is `{ owner, session, token }`: its owner, of one of their sessions the
 * id, and the key of a public link.
 */
export function readsOf(product) {
  const list = (filter) => (business) =>
    product.listInvoices(business.owner, { ...product.NO_FILTER, ...filter })
  return [
    [
      'Who is signed in',
      ({ owner, session }) => product.isLive({ sid: session, sub: String(owner.person.id) }),
    ],
    ['Dashboard', ({ owner }) => product.getDashboard(owner, 'USD', TODAY)],
    ['Invoice list', list({})],
    ['Invoice list, unpaid', list({ status: 'SENT' })],
    ['Invoice list, overdue', list({ overdue: TODAY })],
    ['Invoice list, by client', list({ sort: 'client', dir: 'asc' })],
    ['Search for a number', list({ search: 'INV-0142' })],
    ['Search for a common word', list({ search: 'workshop' })],
    ['Search for two letters', list({ search: 'ro' })],
    ['Search for what nobody has', list({ search: 'zeppelin' })],
    ['Search for everything', ({ owner }) => product.search(owner, 'garden')],
    ['An invoice', ({ owner }) => product.getInvoice(owner, 150)],
    ['Public invoice', ({ token }) => product.getSharedInvoice(token)],
    ['Client list', ({ owner }) => product.listClientRows(owner, product.NO_CLIENT_FILTER)],
    [
      'Search for a client',
      ({ owner }) => product.listClientRows(owner, { ...product.NO_CLIENT_FILTER, search: 'garden' }),
    ],
    ['Calendar, six weeks', ({ owner }) => product.listForCalendar(owner, '2026-10-26', '2026-12-06')],
    ['Given numbers', ({ owner }) => product.listNumbers(owner, null)],
    ['Notifications', ({ owner }) => product.listNotifications(owner)],
  ].map(named)
}

const named = ([what, run]) => ({ what, run })

/** The calls that change something, of the same kind. */
export const writesOf = (product) =>
  [
    ['New invoice of two lines', (business) => create(product, business)],
    ['Payment', (business) => pay(product, business)],
  ].map(named)

function create(product, { owner }) {
  const input = product.invoiceSchema.parse({ ...sampleBody(1, 'INV-0001', 2), autoNumber: true })
  return product.createInvoice(owner, input)
}

/** A cent for the newest invoice that is owed. */
async function pay(product, { owner, owed }) {
  const input = { paidOn: TODAY, amount: 0.01, method: 'BANK_TRANSFER', requestId: randomUUID() }
  return product.recordPayment(owner, owed, product.paymentSchema.parse(input))
}

/** What runs every minute, each `{ what, run() }`; `run` answers how many things it did, where it does some. */
export const jobsOf = (product) =>
  [
    ['Series, none due', () => product.runSchedules(NOW)],
    ['Accounts and sessions, none out of date', () => product.sweepAccounts(NOW)],
    ['Accounts to delete, none', () => product.runDeletions(NOW)],
    ['Calls to forget, none', () => product.sweepKeys()],
    ['Sums to fold, none', () => product.foldTotals()],
    ['Mail, none waiting', () => product.runOutbox()],
  ].map(named)

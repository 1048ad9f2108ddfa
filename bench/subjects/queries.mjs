import pg from 'pg'
import { TODAY } from '../lib/many-rows.mjs'
import { figureRow } from '../lib/row.mjs'
import { sampleBody } from '../lib/sample-invoice.mjs'

export const title = 'Queries'
export const about =
  'Sent to the database for what a screen shows or a call does, without the one that reads session and user.'

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function measure(stage) {
  const { client, owners } = await stage.many()
  const product = await stage.product()
  const {
    createInvoice,
    createPublicLink,
    getDashboard,
    getSharedInvoice,
    invoiceSchema,
    listInvoices,
    NO_FILTER,
  } = product
  const owner = owners.thousand
  const { rows } = await client.query('SELECT min("id") AS id FROM "Client" WHERE "businessId" = $1', [
    owner.businessId,
  ])
  const input = invoiceSchema.parse({ ...sampleBody(rows[0].id, 'Q-0001', 10), autoNumber: true })
  const { id } = await createInvoice(owner, input)
  const { publicToken } = await createPublicLink(owner, id)
  const dashboard = () => Promise.all([getDashboard(owner, 'USD', TODAY), listInvoices(owner, NO_FILTER, 5)])
  const hotPaths = [
    ['Public invoice', 2, () => getSharedInvoice(publicToken)],
    ['Invoice list', 2, () => listInvoices(owner, NO_FILTER)],
    ['Dashboard', 2, dashboard],
    ['Create, its transaction included', 15, () => createInvoice(owner, input)],
  ]
  const figures = []
  for (const [what, most, work] of hotPaths) {
    const count = await counted(work)
    figures.push(figureRow({ what, ours: String(count), goal: `at most ${most}`, isMet: count <= most }))
  }
  return figures
}

async function counted(work) {
  const { query } = pg.Client.prototype
  let count = 0
  pg.Client.prototype.query = function (...args) {
    count++
    return query.apply(this, args)
  }
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return count
}

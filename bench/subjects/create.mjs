import { giveBusinesses } from '../../scripts/lib/own-businesses.mjs'
import { ownerOf } from '../lib/owner.mjs'
import { figureRow } from '../lib/row.mjs'
import { sampleBody } from '../lib/sample-invoice.mjs'
import { median, percentile, time } from '../lib/times.mjs'

export const title = 'Creating invoices'
export const about =
  'Ten lines each, for one business, each with the same proposed number: one after the other, and sixteen clients at once.'

const CLIENTS = 16
const ALONE = 300
const AT_ONCE = 800
const WARM_UP = 40
/** Milliseconds. */
const GOAL = 60

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function measure(stage) {
  const { client } = await stage.many()
  const { createInvoice, invoiceSchema } = await stage.product()
  const { businessId, clientId } = await addBusiness(client, 'create')
  const input = invoiceSchema.parse({ ...sampleBody(clientId, 'INV-0001', 10), autoNumber: true })
  const create = () => createInvoice(ownerOf(businessId), input)
  const times = []
  for (let round = -WARM_UP; round < ALONE; round++) {
    const taken = await time(create)
    if (round >= 0) times.push(taken)
  }
  const errors = []
  const rate = await perSecond(create, (error) => errors.push(error))
  const { rows } = await client.query(
    'SELECT count(*)::int AS "all", count(DISTINCT "invoiceNumber")::int AS "numbers" FROM "Invoice" WHERE "businessId" = $1',
    [businessId],
  )
  const twice = rows[0].all - rows[0].numbers
  const p95 = percentile(times, 0.95)
  return [
    figureRow({
      what: 'One after the other',
      ours: `${median(times).toFixed(0)} ms, 95 % within ${p95.toFixed(0)} ms`,
      goal: `95 % within ${GOAL} ms`,
      isMet: p95 < GOAL,
    }),
    figureRow({ what: 'Sixteen clients at once', ours: `${rate.toFixed(0)} /s` }),
    figureRow({
      what: 'Errors, and numbers given twice',
      ours: `${errors.length} and ${twice} of ${rows[0].all}`,
      goal: 'none',
      isMet: errors.length + twice === 0,
    }),
  ]
}

async function perSecond(create, failed) {
  let left = AT_ONCE
  const one = async () => {
    while (left-- > 0) await create().catch(failed)
  }
  const taken = await time(() => Promise.all(Array.from({ length: CLIENTS }, one)))
  return AT_ONCE / (taken / 1000)
}

async function addBusiness(client, name) {
  const person = `INSERT INTO "User" ("email", "username", "fullName", "updatedAt") VALUES ($1, $1, $1, now()) RETURNING "id"`
  const [{ id }] = (await client.query(person, [`${name}@example.com`])).rows
  await giveBusinesses(client)
  const { rows } = await client.query(
    `INSERT INTO "Client" ("businessId", "name", "updatedAt") VALUES ($1, 'Northwind', now()) RETURNING "id" AS "clientId", "businessId"`,
    [id],
  )
  return rows[0]
}

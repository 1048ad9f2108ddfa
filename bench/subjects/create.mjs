import pg from 'pg'
import { giveBusinesses } from '../../scripts/lib/own-businesses.mjs'
import { ownerOf } from '../lib/owner.mjs'
import { createWithPg } from '../lib/raw-create.mjs'
import { figureRow, ratioRow } from '../lib/row.mjs'
import { sampleBody } from '../lib/sample-invoice.mjs'
import { median } from '../lib/times.mjs'

export const title = 'Creating invoices'
export const about =
  'Ten lines each, sixteen clients at once for one business, each with the same proposed number, against the same rows written by ' +
  'raw `pg` in a transaction: number from the counter, invoice, lines, event.'

const CLIENTS = 16
const ROUNDS = 5
const INVOICES = 160

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function measure(stage) {
  const { client, url } = await stage.many()
  const { createInvoice, invoiceSchema } = await stage.product()
  const pool = new pg.Pool({ connectionString: url, max: CLIENTS })
  const [mine, raw] = [await addBusiness(client, 'create'), await addBusiness(client, 'create-raw')]
  const input = invoiceSchema.parse({ ...sampleBody(mine.clientId, 'INV-0001', 10), autoNumber: true })
  const rates = { ours: [], against: [] }
  const errors = []
  try {
    for (let round = -1; round < ROUNDS; round++)
      for (const [side, create] of [
        ['ours', () => createInvoice(ownerOf(mine.businessId), input)],
        ['against', () => createWithPg(pool, raw, input.lineItems)],
      ]) {
        const rate = await perSecond(create, (error) => errors.push(error))
        if (round >= 0) rates[side].push(rate)
      }
  } finally {
    await pool.end()
  }
  const { rows } = await client.query(
    'SELECT count(*)::int AS "all", count(DISTINCT "invoiceNumber")::int AS "numbers" FROM "Invoice" WHERE "businessId" = $1',
    [mine.businessId],
  )
  const twice = rows[0].all - rows[0].numbers
  return [
    ratioRow({
      what: 'Invoices a second',
      ...{ ours: median(rates.ours), against: median(rates.against), unit: '/s', digits: 0, atLeast: 0.45 },
    }),
    figureRow({
      what: 'Errors, and numbers given twice',
      ours: `${errors.length} and ${twice} of ${rows[0].all}`,
      goal: 'none',
      isMet: errors.length + twice === 0,
    }),
  ]
}

async function perSecond(create, failed) {
  let left = INVOICES
  const one = async () => {
    while (left-- > 0) await create().catch(failed)
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, one))
  return INVOICES / ((performance.now() - start) / 1000)
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

// Reads a business's rows: ids to use in requests, and all rows for comparison.
import { setTimeout as sleep } from 'node:timers/promises'

const LATEST = 8

/**
 * Lists a business's current resources by kind, newest first, with ids as in the API. `id` is the business's and its
 * owner's.
 */
export async function listResources(stage, id) {
  const ids = async (from, column = 'id', as = 'number') => {
    const rows = await stage.query(`SELECT ${column} AS id FROM ${from} ORDER BY 1 DESC LIMIT ${LATEST}`, [
      id,
    ])
    return rows.map((row) => (as === 'number' ? Number(row.id) : String(row.id)))
  }
  const of = (table, where = 'true') => `"${table}" WHERE "businessId" = $1 AND ${where}`
  const [first] = await stage.query(`SELECT "invoiceId", id FROM ${of('Payment')} ORDER BY id DESC LIMIT 1`, [
    id,
  ])
  const [mail] = await stage.query(
    `SELECT "invoiceId", ref FROM ${of('OutboxMail', '"invoiceId" IS NOT NULL')} ORDER BY id DESC LIMIT 1`,
    [id],
  )
  const [refund] = await stage.query(
    `SELECT "clientId", id FROM ${of('CreditEntry', `kind = 'REFUNDED'`)} ORDER BY id DESC LIMIT 1`,
    [id],
  )
  return {
    client: await ids(of('Client', '"deletedAt" IS NULL')),
    draft: await ids(of('Invoice', `status = 'DRAFT' AND "invoiceType" = 'ONE_OFF'`)),
    sent: await ids(of('Invoice', `status = 'SENT'`)),
    recurring: await ids(of('Invoice', `"invoiceType" = 'RECURRING'`)),
    series: await ids(of('Schedule')),
    nextDay: await ids(of('Schedule', '"nextDay" IS NOT NULL'), `to_char("nextDay", 'YYYY-MM-DD')`, 'text'),
    number: await ids(of('GivenNumber')),
    taxRate: await ids(of('TaxRate')),
    savedItem: await ids(of('SavedItem')),
    payment: first ? [first] : [],
    mail: mail ? [mail] : [],
    refund: refund ? [refund] : [],
    avatar: await ids('"Avatar" WHERE "userId" = $1', 'id', 'text'),
    logo: await ids(of('Logo'), 'id', 'text'),
    member: await ids(of('Membership', '"userId" <> "businessId"'), '"userId"'),
    invitation: await ids(of('Invitation'), 'id', 'text'),
    business: [id],
  }
}

/** Columns that reference a business or a person. */
const WHOSE = ['businessId', 'userId', 'ownerId', 'connectedById']

/** Returns every row of a business and its owner, who share an id, as PostgreSQL formats them. */
export async function dumpBusinessRows(stage, id) {
  const tables = await stage.query(
    `SELECT table_name AS name, string_agg(quote_ident(column_name) || ' = $1', ' OR ') AS own
     FROM information_schema.columns WHERE table_schema = 'public' AND column_name = ANY ($1::text[]) GROUP BY 1 ORDER BY 1`,
    [WHOSE],
  )
  const parts = tables.map(
    ({ name, own }) => `SELECT '${name} ' || t::text AS row FROM "${name}" t WHERE ${own}`,
  )
  parts.push(`SELECT 'User ' || t::text FROM "User" t WHERE id = $1`)
  return (await stage.query(`${parts.join(' UNION ALL ')} ORDER BY 1`, [id])).map(({ row }) => row)
}

/** Waits until a business is idle, because work continues after responses. Cancels delayed emails. */
export async function waitUntilIdle(stage, id) {
  for (let before = '', tries = 0; tries < 100; tries++) {
    await stage.query(
      `UPDATE "OutboxMail" SET status = 'CANCELLED' WHERE "businessId" = $1 AND status = 'QUEUED' AND "nextAttemptAt" > now()`,
      [id],
    )
    const rows = (await dumpBusinessRows(stage, id)).join('\n')
    const [{ busy }] = await stage.query(
      `SELECT count(*)::int AS busy FROM "OutboxMail" WHERE "businessId" = $1 AND status IN ('QUEUED', 'SENDING')`,
      [id],
    )
    if (busy === 0 && rows === before) return
    before = rows
    await sleep(100)
  }
  throw new Error('The business did not come to rest')
}

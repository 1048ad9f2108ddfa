// Checks that a database matches a ledger exactly, and that its indexes are sound.
import { withConnection } from '../../../../scripts/lib/with-connection.mjs'

/** Returns the differences as sentences. Every change in the ledger must have been answered. */
export const compareWithLedger = (url, businessId, ledger) =>
  withConnection(url, async (client) => {
    const all = async (text) => (await client.query(text, [businessId])).rows
    const clients = await all(`SELECT id, name AS mark FROM "Client" WHERE "businessId" = $1`)
    const invoices = await all(
      `SELECT id, notes AS mark, "invoiceNumber" AS number, status, "amountPaid"::float8 AS paid
       FROM "Invoice" WHERE "businessId" = $1 ORDER BY id`,
    )
    const payments = await all(
      `SELECT reference AS mark, "invoiceId" AS id FROM "Payment" WHERE "businessId" = $1 AND NOT "isSettlement"`,
    )
    const given = await all(`SELECT number FROM "GivenNumber" WHERE "businessId" = $1`)
    const of = (kind) => ledger.acknowledged.filter((change) => change.kind === kind)
    return [
      ...[...ledger.unanswered].map(({ mark, path }) => `never answered: ${mark ?? path}`),
      ...compareMarks('client', of('client'), clients),
      ...compareMarks('invoice', of('invoice'), invoices),
      ...compareMarks('payment', of('payment'), payments),
      ...compareInvoices(invoices, of('status'), of('payment')),
      ...compareNumbers(of('invoice'), invoices, given),
    ]
  })

function compareMarks(what, changes, rows) {
  const found = []
  const byMark = Map.groupBy ? Map.groupBy(rows, ({ mark }) => mark) : grouped(rows)
  for (const { mark, answered } of changes) {
    const [row, ...twins] = byMark.get(mark) ?? []
    byMark.delete(mark)
    if (!row) found.push(`${what} acknowledged and lost: ${mark}`)
    else if (row.id !== answered.id) found.push(`${what} ${mark}: answered ${answered.id}, stored ${row.id}`)
    if (twins.length) found.push(`${what} ${1 + twins.length} times: ${mark}`)
  }
  for (const mark of byMark.keys()) found.push(`${what} that nobody made: ${mark}`)
  return found
}

function grouped(rows) {
  const groups = new Map()
  for (const row of rows) groups.set(row.mark, [...(groups.get(row.mark) ?? []), row])
  return groups
}

function compareInvoices(invoices, sent, payments) {
  const isSent = new Set(sent.map(({ invoice }) => invoice.id))
  const paid = new Map()
  for (const { invoice, body } of payments) paid.set(invoice.id, (paid.get(invoice.id) ?? 0) + body.amount)
  return invoices.flatMap(({ id, mark, status, paid: stored }) => {
    const wanted = [isSent.has(id) ? 'SENT' : 'DRAFT', paid.get(id) ?? 0]
    return status === wanted[0] && stored === wanted[1]
      ? []
      : [`${mark} is ${status} with ${stored} paid, not ${wanted.join(' with ')}`]
  })
}

/**
 * Checks that automatic numbers have no gaps, whatever failed in between, and that acknowledged numbers are unchanged.
 */
function compareNumbers(changes, invoices, given) {
  const found = []
  const numbers = new Set(invoices.map(({ number }) => number))
  if (numbers.size < invoices.length) found.push('an invoice number is there twice')
  for (let count = 1; count <= invoices.length; count++) {
    const number = `INV-${String(count).padStart(4, '0')}`
    if (!numbers.has(number)) found.push(`a gap at ${number}`)
  }
  const stored = new Map(invoices.map(({ id, number }) => [id, number]))
  for (const { answered } of changes)
    if (stored.get(answered.id) !== answered.invoiceNumber)
      found.push(`answered ${answered.invoiceNumber}, stored ${stored.get(answered.id)}`)
  if (given.length !== invoices.length || given.some(({ number }) => !numbers.has(number)))
    found.push(`${given.length} numbers given for ${invoices.length} invoices`)
  return found
}

/**
 * Makes PostgreSQL verify each index against its table. `adminUrl` is the superuser's. Returns the number of indexes
 * and the problems.
 */
export const checkIndexes = (adminUrl) =>
  withConnection(adminUrl, async (client) => {
    await client.query('CREATE EXTENSION IF NOT EXISTS amcheck')
    const { rows } = await client.query(
      `SELECT c.oid::regclass::text AS name, a.amname AS kind
       FROM pg_class c JOIN pg_am a ON a.oid = c.relam
       WHERE c.relkind = 'i' AND c.relnamespace = 'public'::regnamespace AND a.amname IN ('btree', 'gin')`,
    )
    const violations = []
    for (const { name, kind } of rows) {
      const check = kind === 'gin' ? 'gin_index_check($1)' : 'bt_index_check($1, true)'
      await client
        .query(`SELECT ${check}`, [name])
        .catch((error) => violations.push(`${name}: ${error.message}`))
    }
    return { count: rows.length, violations }
  })

// Businesses with very many invoices, inserted by SQL, because the API would take an hour.
import { insertBusinesses } from '../../tests/verify/support/insert-businesses.mjs'

const SIZES = { thousand: 1_000, tenThousand: 10_000, hundredThousand: 100_000, million: 1_000_000 }
export const TODAY = '2026-11-21'

/** Adds a business of each size; returns their owners by the names above. */
export async function seedManyRows(client) {
  const owners = {}
  // These rows satisfy the foreign keys; checking a million of them one by one would take longer than everything else.
  await client.query(`SET session_replication_role = replica; SET client_min_messages = warning`)
  await withoutIndexes(client, ['Invoice', 'Payment'], async () => {
    for (const [name, size] of Object.entries(SIZES))
      owners[name] = ownerOf(await addBusiness(client, name, size))
  })
  await client.query('SET session_replication_role = origin')
  await client.query('SELECT rebuild_running_totals()')
  await client.query('VACUUM ANALYZE')
  return owners
}

/** Returns the actor for the owner of a business with the same id. */
const ownerOf = (id) => ({
  businessId: id,
  person: { id, name: 'Robin Example' },
  via: 'browser',
  role: 'OWNER',
  locale: 'en-US',
  timeZone: 'UTC',
})

/**
 * Runs `work`, which inserts very many rows into `tables`, without their non-unique indexes: rebuilding those once is
 * faster.
 */
async function withoutIndexes(client, tables, work) {
  const { rows } = await client.query(
    `SELECT c.relname AS name, pg_get_indexdef(c.oid) AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = ANY (SELECT quote_ident(t)::regclass FROM unnest($1::text[]) t) AND NOT i.indisunique`,
    [tables],
  )
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}

/** Adds a business with fifty clients, invoices of three years in two currencies, and a payment for each paid one. */
async function addBusiness(client, name, size) {
  const { rows } = await client.query(
    `INSERT INTO "User" ("email", "username", "fullName", "emailVerifiedAt", "updatedAt")
     VALUES ($1, $1, $1, now(), now()) RETURNING "id"`,
    [`${name}@example.com`],
  )
  const [{ id: businessId }] = rows
  await insertBusinesses(client)
  await client.query(
    `INSERT INTO "Client" ("businessId", "id", "name", "updatedAt")
     SELECT $1, g, 'Client ' || g, now() FROM generate_series(1, 50) g`,
    [businessId],
  )
  await client.query(
    `INSERT INTO "Invoice" ("businessId", "id", "clientId", "invoiceNumber", "status", "issueDate", "dueDate", "currency", "subtotal",
       "taxAmount", "totalAmount", "amountPaid", "paymentMethod", "searchText", "foldedText", "updatedAt")
     SELECT $1, g, 1 + g % 50, 'INV-' || lpad(g::text, 7, '0'), status::"InvoiceStatus", issued, issued + 14, currency,
       total, 0, total, CASE WHEN status = 'PAID' THEN total ELSE 0 END, 'BANK_TRANSFER',
       'inv-' || lpad(g::text, 7, '0') || E'\\n' || total || E'\\n' || words,
       'inv ' || lpad(g::text, 7, '0') || E'\\n' || translate(total::text, '.', ' ') || E'\\n' || translate(words, ',', ''), now()
     FROM generate_series(1, $2::int) g,
       LATERAL (SELECT
         CASE WHEN g % 20 < 16 THEN 'PAID' WHEN g % 20 < 18 THEN 'SENT' WHEN g % 20 = 18 THEN 'DRAFT' ELSE 'CANCELLED' END AS status,
         DATE '${TODAY}' - (g::bigint * 7919 % 1095)::int AS issued,
         CASE WHEN g % 5 = 0 THEN 'EUR' ELSE 'USD' END AS currency,
         (100 + g::bigint * 104729 % 900000 / 100.0)::numeric(16, 2) AS total,
         'design of page ' || md5(g::text) || E'\\ntwo rounds of changes, week ' || g % 53 || E'\\nworkshop on site, travel included' AS words) v`,
    [businessId, size],
  )
  await client.query(
    `INSERT INTO "Payment" ("businessId", "id", "invoiceId", "paidOn", "amount", "currency", "method")
     SELECT "businessId", "id", "id", least("dueDate", DATE '${TODAY}'), "totalAmount", "currency", 'BANK_TRANSFER'
     FROM "Invoice" WHERE "businessId" = $1 AND "status" = 'PAID'`,
    [businessId],
  )
  return businessId
}

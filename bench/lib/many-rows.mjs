// Users with very many invoices, written by SQL: the product would take an hour.
import { withoutIndexes } from './indexes.mjs'

const SIZES = { thousand: 1_000, tenThousand: 10_000, hundredThousand: 100_000, million: 1_000_000 }
const TODAY = '2026-11-21'

/** Adds one user for each size; answers their ids by the names above. */
export async function addMany(client) {
  const users = {}
  // Rows made here satisfy the keys; checking a million of them one by one would take longer than everything else.
  await client.query(`SET session_replication_role = replica; SET client_min_messages = warning`)
  await withoutIndexes(client, ['Invoice', 'Payment', 'GivenNumber'], async () => {
    for (const [name, size] of Object.entries(SIZES)) users[name] = await addUser(client, name, size)
  })
  await client.query('SET session_replication_role = origin')
  await client.query('SELECT rebuild_running_totals()')
  await client.query('VACUUM ANALYZE')
  return users
}

/** A user with fifty clients, invoices of three years in two currencies, and a payment for each that is paid. */
async function addUser(client, name, size) {
  const { rows } = await client.query(
    `INSERT INTO "User" ("email", "username", "fullName", "emailVerifiedAt", "isOnboarded", "updatedAt")
     VALUES ($1, $1, $1, now(), true, now()) RETURNING "id"`,
    [`${name}@example.com`],
  )
  const [{ id: userId }] = rows
  await client.query(
    `INSERT INTO "Client" ("userId", "id", "name", "updatedAt")
     SELECT $1, g, 'Client ' || g, now() FROM generate_series(1, 50) g`,
    [userId],
  )
  await client.query(
    `INSERT INTO "Invoice" ("userId", "id", "clientId", "invoiceNumber", "status", "issueDate", "dueDate", "currency", "subtotal",
       "taxAmount", "totalAmount", "amountPaid", "paymentMethod", "searchText", "updatedAt")
     SELECT $1, g, 1 + g % 50, 'INV-' || lpad(g::text, 7, '0'), status::"InvoiceStatus", issued, issued + 14, currency,
       total, 0, total, CASE WHEN status = 'PAID' THEN total ELSE 0 END, 'BANK_TRANSFER',
       'inv-' || lpad(g::text, 7, '0') || E'\\n' || total || E'\\n' || words, now()
     FROM generate_series(1, $2::int) g,
       LATERAL (SELECT
         CASE WHEN g % 20 < 16 THEN 'PAID' WHEN g % 20 < 18 THEN 'SENT' WHEN g % 20 = 18 THEN 'DRAFT' ELSE 'CANCELLED' END AS status,
         DATE '${TODAY}' - (g::bigint * 7919 % 1095)::int AS issued,
         CASE WHEN g % 5 = 0 THEN 'EUR' ELSE 'USD' END AS currency,
         (100 + g::bigint * 104729 % 900000 / 100.0)::numeric(16, 2) AS total,
         'design of page ' || md5(g::text) || E'\\ntwo rounds of changes, week ' || g % 53 || E'\\nworkshop on site, travel included' AS words) v`,
    [userId, size],
  )
  await client.query(
    `INSERT INTO "Payment" ("userId", "id", "invoiceId", "paidOn", "amount", "currency", "method")
     SELECT "userId", "id", "id", least("dueDate", DATE '${TODAY}'), "totalAmount", "currency", 'BANK_TRANSFER'
     FROM "Invoice" WHERE "userId" = $1 AND "status" = 'PAID'`,
    [userId],
  )
  await client.query(
    `INSERT INTO "NumberSeries" ("userId", "pattern", "updatedAt") VALUES ($1, 'INV-{0000000}', now())`,
    [userId],
  )
  await client.query(`INSERT INTO "NumberCounter" ("userId", "period", "last") VALUES ($1, '', $2)`, [
    userId,
    size,
  ])
  await client.query(
    `INSERT INTO "GivenNumber" ("userId", "id", "number", "key", "series", "count", "before", "invoiceId", "givenAt", "issuedAt")
     SELECT $1, "id", "invoiceNumber", lower("invoiceNumber"), 'inv-{n}', right("invoiceNumber", 7)::bigint,
       right("invoiceNumber", 7)::bigint - 1, "id", "createdAt", CASE WHEN "status" <> 'DRAFT' THEN "createdAt" END
     FROM "Invoice" WHERE "userId" = $1 ORDER BY "id"`,
    [userId],
  )
  // No trigger has counted these rows.
  await client.query(
    `INSERT INTO "IdCounter" ("userId", "kind", "last")
     SELECT $1, kind, CASE kind WHEN 'Client' THEN 50 ELSE $2 END
     FROM unnest(ARRAY['Client', 'Invoice', 'Payment', 'GivenNumber']) kind`,
    [userId, size],
  )
  return userId
}

export { TODAY }

// Businesses with very many invoices, written by SQL: the product would take an hour.
import { giveBusinesses } from '../../scripts/lib/own-businesses.mjs'
import { withoutIndexes } from './indexes.mjs'
import { ownerOf } from './owner.mjs'

const SIZES = { thousand: 1_000, tenThousand: 10_000, hundredThousand: 100_000, million: 1_000_000 }
const TODAY = '2026-11-21'

/** Adds one business for each size; answers their owners by the names above. */
export async function addMany(client) {
  const owners = {}
  // Rows made here satisfy the keys; checking a million of them one by one would take longer than everything else.
  await client.query(`SET session_replication_role = replica; SET client_min_messages = warning`)
  await withoutIndexes(client, ['Invoice', 'Payment', 'GivenNumber'], async () => {
    for (const [name, size] of Object.entries(SIZES))
      owners[name] = ownerOf(await addBusiness(client, name, size))
  })
  await client.query('SET session_replication_role = origin')
  await client.query('SELECT rebuild_running_totals()')
  await client.query('VACUUM ANALYZE')
  return owners
}

/** A business with fifty clients, invoices of three years in two currencies, and a payment for each that is paid. */
async function addBusiness(client, name, size) {
  const { rows } = await client.query(
    `INSERT INTO "User" ("email", "username", "fullName", "emailVerifiedAt", "updatedAt")
     VALUES ($1, $1, $1, now(), now()) RETURNING "id"`,
    [`${name}@example.com`],
  )
  const [{ id: businessId }] = rows
  await giveBusinesses(client)
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
  await client.query(
    `INSERT INTO "NumberSeries" ("businessId", "pattern", "updatedAt") VALUES ($1, 'INV-{0000000}', now())`,
    [businessId],
  )
  await client.query(`INSERT INTO "NumberCounter" ("businessId", "period", "last") VALUES ($1, '', $2)`, [
    businessId,
    size,
  ])
  await client.query(
    `INSERT INTO "GivenNumber" ("businessId", "id", "number", "key", "series", "count", "before", "invoiceId", "givenAt", "issuedAt")
     SELECT $1, "id", "invoiceNumber", lower("invoiceNumber"), 'inv-{n}', right("invoiceNumber", 7)::bigint,
       right("invoiceNumber", 7)::bigint - 1, "id", "createdAt", CASE WHEN "status" <> 'DRAFT' THEN "createdAt" END
     FROM "Invoice" WHERE "businessId" = $1 ORDER BY "id"`,
    [businessId],
  )
  // No trigger has counted these rows.
  await client.query(
    `INSERT INTO "IdCounter" ("businessId", "kind", "last")
     SELECT $1, kind, CASE kind WHEN 'Client' THEN 50 ELSE $2 END
     FROM unnest(ARRAY['Client', 'Invoice', 'Payment', 'GivenNumber']) kind`,
    [businessId, size],
  )
  return businessId
}

export { TODAY }

// Businesses as they are after three years, two hundred invoices each, written by SQL. The rows of a business lie among those of the others,
// in the order of time, as in a database that many use.
import { giveBusinesses } from '../../scripts/lib/own-businesses.mjs'
import { aroundTheWorld } from './due-rows.mjs'
import { withoutIndexes } from './indexes.mjs'
import { TODAY } from './many-rows.mjs'

/** Invoices of each. */
export const INVOICES = 200
/** Businesses whose rows are written together. */
const CHUNK = 1_000

const TABLES = ['Client', 'Invoice', 'LineItem', 'Payment', 'GivenNumber', 'Event', 'OutboxMail', 'Schedule']
const WORDS = `ARRAY['design', 'page', 'review', 'workshop', 'travel', 'planning', 'support', 'training', 'garden', 'kitchen', 'roof', 'window',
  'report', 'audit', 'survey', 'photos', 'editing', 'print', 'booklet', 'logo', 'website', 'hosting', 'server', 'backup', 'network', 'cable',
  'painting', 'plaster', 'flooring', 'timber', 'delivery', 'assembly', 'repair', 'service', 'inspection', 'lesson', 'course', 'translation',
  'article', 'interview', 'concert', 'rehearsal', 'catering', 'breakfast', 'flowers', 'cleaning', 'laundry', 'storage', 'removal', 'insurance']`

/**
 * Adds businesses until there are `count`, those of before counted by `from`: ten clients, 200 invoices of two lines (95 of a hundred settled),
 * their payments, numbers, events, one mail for every second, four series. Nothing is due. `told` hears how many there are.
 */
export async function addBusinesses(client, { from, count, told }) {
  // Rows made here satisfy the keys, and bring their ids along.
  await client.query(
    `SET session_replication_role = replica; SET client_min_messages = warning; SET maintenance_work_mem = '1GB'`,
  )
  await client.query(`SET work_mem = '512MB'`)
  await withoutIndexes(client, TABLES, async () => {
    for (let first = from + 1; first <= count; first += CHUNK) {
      await addChunk(client, first, Math.min(count, first + CHUNK - 1))
      told(Math.min(count, first + CHUNK - 1))
    }
  })
  await client.query('SET session_replication_role = origin; RESET work_mem')
  await client.query('SELECT rebuild_running_totals()')
  await client.query('VACUUM ANALYZE')
}

async function addChunk(client, first, last) {
  await client.query(`DROP TABLE IF EXISTS business, draft`)
  await client.query(
    `INSERT INTO "User" ("email", "username", "fullName", "emailVerifiedAt", "updatedAt")
     SELECT 'business-' || n || '@example.com', 'business-' || n, 'Owner ' || n, now(), now() FROM generate_series(${first}, ${last}) n`,
  )
  const n = 'substr(u."username", 10)::int'
  await giveBusinesses(client, {
    ...aroundTheWorld(n),
    companyName: `'Business ' || ${n} || ' Ltd'`,
    companyAddress: `${n} || E' Wharf Lane\\nBristol BS1 6TY'`,
  })
  await client.query(`
    CREATE TEMP TABLE business AS SELECT "id" AS "businessId", substr("username", 10)::int AS n FROM "User"
    WHERE "email" IN (SELECT 'business-' || n || '@example.com' FROM generate_series(${first}, ${last}) n)`)
  await client.query(`
    INSERT INTO "Client" ("businessId", "id", "name", "companyName", "email", "phone", "address", "city", "postalCode", "country", "updatedAt")
    SELECT "businessId", g, initcap(w[1 + (n * 31 + g * 7) % 50]) || ' ' || initcap(w[1 + (n + g * 11) % 50]),
      initcap(w[1 + (n * 17 + g) % 50]) || ' & ' || initcap(w[1 + (n * 3 + g * 13) % 50]) || ' Ltd',
      'client-' || n || '-' || g || '@example.com', '+44 20 ' || (n * 10 + g), g || ' High Street', 'Leeds', 'LS1 4DY', 'United Kingdom', now()
    FROM generate_series(1, 10) g, business, (SELECT ${WORDS} AS w) v ORDER BY g, n`)
  await addInvoices(client)
  await client.query(
    `INSERT INTO "Schedule" ("businessId", "id", "clientId", "currency", "paymentMethod", "paymentTerms", "frequency", "startsOn", "autoSend",
       "nextDay", "updatedAt")
     SELECT "businessId", g, 1, 'USD', 'BANK_TRANSFER', 14, 'MONTHLY', '2026-01-01', true, $1::date + 2 + (n * 31 + g * 17) % 29, now()
     FROM generate_series(1, 4) g, business`,
    [TODAY],
  )
  await client.query(`
    INSERT INTO "ScheduleLine" ("businessId", "scheduleId", "position", "description", "quantity", "unitPrice")
    SELECT "businessId", g, 1, 'Retainer', 1, 100 FROM generate_series(1, 4) g, business`)
  await client.query(`
    INSERT INTO "Session" ("id", "userId", "businessId", "userAgent", "expiresAt")
    SELECT encode(sha256(concat(n, 'session', g)::bytea), 'base64'), "businessId", "businessId", 'Mozilla/5.0 (X11; Linux x86_64)', now() + interval '20 days'
    FROM generate_series(1, 2) g, business`)
  await client.query(
    `INSERT INTO "NumberSeries" ("businessId", "pattern", "updatedAt") SELECT "businessId", 'INV-{0000}', now() FROM business`,
  )
  await client.query(
    `INSERT INTO "NumberCounter" ("businessId", "period", "last") SELECT "businessId", '', ${INVOICES} FROM business`,
  )
  // No trigger has counted these rows.
  await client.query(`
    INSERT INTO "IdCounter" ("businessId", "kind", "last")
    SELECT "businessId", kind, CASE kind WHEN 'Client' THEN 10 WHEN 'Schedule' THEN 4 ELSE ${INVOICES} END
    FROM business, unnest(ARRAY['Client', 'Invoice', 'Payment', 'GivenNumber', 'Schedule']) kind`)
}

/** The invoices of the businesses of the table `business`, with all that hangs on them. */
async function addInvoices(client) {
  await client.query(
    `CREATE TEMP TABLE draft AS
     SELECT "businessId", n, g AS "id", 1 + (n + g) % 10 AS "clientId", 'INV-' || lpad(g::text, 4, '0') AS number, issued, issued + 14 AS due,
       CASE WHEN g > 190 THEN (ARRAY['SENT', 'SENT', 'PAID', 'DRAFT'])[1 + (n + g) % 4]
            ELSE CASE (n + g) % 40 WHEN 0 THEN 'SENT' WHEN 1 THEN 'CANCELLED' ELSE 'PAID' END END::"InvoiceStatus" AS status,
       CASE WHEN n % 5 = 0 THEN 'EUR' ELSE 'USD' END AS currency, one, two, one + two AS total,
       w[1 + h % 50] || ' ' || w[1 + h / 50 % 50] || ' for ' || w[1 + h / 2500 % 50] || ', part ' || h % 9 AS words,
       w[1 + h / 7 % 50] || ' and ' || w[1 + h / 350 % 50] || ' on site' AS others
     FROM generate_series(1, ${INVOICES}) g, business, (SELECT ${WORDS} AS w) v,
       LATERAL (SELECT abs(hashint4(n * 1000 + g)) AS h, $1::date - ((${INVOICES} - g) * 5.475 + n % 5)::int AS issued) k,
       LATERAL (SELECT (100 + h % 900000 / 100.0)::numeric(16, 2) AS one, (20 + h % 70000 / 100.0)::numeric(16, 2) AS two) m
     ORDER BY g, n`,
    [TODAY],
  )
  await client.query(`
    INSERT INTO "Invoice" ("businessId", "id", "clientId", "invoiceNumber", "status", "issueDate", "dueDate", "currency", "subtotal", "taxAmount",
      "totalAmount", "amountPaid", "paymentMethod", "publicTokenHash", "publicTokenCipher", "sellerSnapshot", "billToSnapshot", "searchText",
      "foldedText", "createdAt", "updatedAt")
    SELECT "businessId", "id", "clientId", number, status, issued, due, currency, total, 0, total, CASE status WHEN 'PAID' THEN total ELSE 0 END,
      'BANK_TRANSFER', CASE WHEN status <> 'DRAFT' THEN encode(sha256(concat(n, 'link', "id")::bytea), 'base64') END,
      CASE WHEN status <> 'DRAFT' THEN 'v1.' || repeat(md5("id"::text), 3) END,
      CASE WHEN status <> 'DRAFT' THEN json_build_object('format', 1, 'name', 'Business ' || n || ' Ltd', 'address', n || E' Wharf Lane\\nBristol BS1 6TY',
        'regNumber', '09876543', 'vat', 'GB 123 4567 89', 'bankName', 'Starling Bank', 'bankAccountName', 'Business Ltd', 'bankAccountNumber',
        '12345678', 'bankSortCode', '60-83-71', 'bankIban', null, 'bankSwift', null, 'template', 'CLASSIC', 'accentColor', '#005c67') END,
      CASE WHEN status <> 'DRAFT' THEN json_build_object('format', 1, 'name', 'Client ' || "clientId", 'companyName', 'Client Ltd', 'email',
        'client-' || n || '-' || "clientId" || '@example.com', 'phone', null, 'address', '1 High Street', 'city', 'Leeds', 'state', null,
        'postalCode', 'LS1 4DY', 'country', 'United Kingdom', 'vatNumber', null) END,
      concat_ws(E'\\n', lower(number), total, to_char(total, 'FM999,999.00'), words, others),
      translate(concat_ws(E'\\n', lower(number), total, to_char(total, 'FM999,999.00'), words, others), '-.,', '   '), issued, issued
    FROM draft`)
  await client.query(`
    INSERT INTO "LineItem" ("businessId", "invoiceId", "position", "description", "quantity", "unitPrice", "amount")
    SELECT "businessId", "id", position, CASE position WHEN 1 THEN words ELSE others END, 1, amount, amount
    FROM draft, LATERAL (VALUES (1, one), (2, two)) l(position, amount)`)
  await client.query(
    `INSERT INTO "Payment" ("businessId", "id", "invoiceId", "paidOn", "amount", "currency", "method", "createdAt")
     SELECT "businessId", "id", "id", least(due, $1::date), total, currency, 'BANK_TRANSFER', due FROM draft WHERE status = 'PAID'`,
    [TODAY],
  )
  await client.query(`
    INSERT INTO "GivenNumber" ("businessId", "id", "number", "key", "series", "count", "before", "invoiceId", "givenAt", "issuedAt")
    SELECT "businessId", "id", number, lower(number), 'inv-{n}', "id", "id" - 1, "id", issued, CASE WHEN status <> 'DRAFT' THEN issued END FROM draft`)
  await client.query(`
    INSERT INTO "Event" ("businessId", "invoiceId", "type", "data", "createdAt")
    SELECT "businessId", "id", type, json_build_object('invoiceNumber', number), CASE type WHEN 'INVOICE_PAID' THEN due ELSE issued END
    FROM draft, unnest(CASE status WHEN 'DRAFT' THEN '{INVOICE_CREATED}' WHEN 'PAID' THEN '{INVOICE_CREATED,INVOICE_SENT,INVOICE_PAID}'
      ELSE '{INVOICE_CREATED,INVOICE_SENT}' END::text[]) type`)
  await client.query(`
    INSERT INTO "OutboxMail" ("businessId", "invoiceId", "kind", "cause", "to", "subject", "message", "status", "attempts", "nextAttemptAt", "sentAt",
      "createdAt")
    SELECT "businessId", "id", 'INVOICE', 'invoice ' || "id", ARRAY['client-' || n || '-' || "clientId" || '@example.com'],
      'Invoice ' || number || ' from Business ' || n || ' Ltd',
      E'Hello,\\n\\nplease find attached the invoice for our work. It is due within fourteen days.\\n\\nThank you for your business.',
      'SENT', 1, issued, issued, issued
    FROM draft WHERE status <> 'DRAFT' AND "id" % 2 = 0`)
}

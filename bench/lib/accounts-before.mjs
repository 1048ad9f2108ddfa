// Accounts of before businesses, two hundred invoices each with all that hangs on them, written by SQL in the names of then: it is what was.
import { withoutIndexes } from './indexes.mjs'

/** Invoices of each. */
export const INVOICES = 200

const TABLES = ['Client', 'Invoice', 'LineItem', 'Payment', 'GivenNumber', 'Event', 'OutboxMail', 'Schedule']

/** Adds so many accounts to a database that has the migrations up to then. */
export async function addAccounts(client, count) {
  // Rows made here satisfy the keys, and bring their ids along.
  await client.query(
    `SET session_replication_role = replica; SET client_min_messages = warning; SET maintenance_work_mem = '1GB'; SET work_mem = '512MB'`,
  )
  await withoutIndexes(client, TABLES, async () => {
    await addPeople(client, count)
    await addInvoices(client)
    await addWhatHangsOn(client)
  })
  await client.query('SET session_replication_role = origin; RESET work_mem')
  await client.query('SELECT rebuild_running_totals()')
  await client.query('VACUUM ANALYZE')
}

/** The accounts, signed in twice each, with what they have besides invoices. */
async function addPeople(client, count) {
  await client.query(`
    INSERT INTO "User" ("email", "username", "fullName", "passwordHash", "emailVerifiedAt", "isOnboarded", "companyName", "timeZone",
      "reminderDays", "switchedNotices", "createdAt", "updatedAt")
    SELECT 'account-' || n || '@example.com', 'account-' || n, 'Owner ' || n, md5(n::text), now(), true, 'Business ' || n || ' Ltd',
      CASE n % 2 WHEN 0 THEN 'Europe/Berlin' ELSE 'UTC' END, CASE n % 7 WHEN 0 THEN '{-3,0,7}' ELSE '{}' END::int[],
      CASE n % 3 WHEN 0 THEN '{PAID}' ELSE '{}' END::text[], now() - n * interval '1 minute', now()
    FROM generate_series(1, ${Number(count)}) n;
    CREATE TEMP TABLE account AS SELECT "id" AS "userId", substr("username", 9)::int AS n FROM "User";
    INSERT INTO "Client" ("userId", "id", "name", "email", "updatedAt")
    SELECT "userId", g, 'Client ' || g, 'client-' || n || '-' || g || '@example.com', now() FROM account, generate_series(1, 10) g;
    INSERT INTO "Session" ("id", "userId", "userAgent", "expiresAt")
    SELECT 'session-' || n || '-' || g, "userId", 'Mozilla/5.0', now() + interval '20 days' FROM account, generate_series(1, 2) g;
    INSERT INTO "Schedule" ("userId", "id", "clientId", "currency", "paymentMethod", "paymentTerms", "frequency", "startsOn", "nextDay", "updatedAt")
    SELECT "userId", g, 1, 'USD', 'BANK_TRANSFER', 14, 'MONTHLY', '2026-01-01', '2026-12-01', now() FROM account, generate_series(1, 4) g;
    INSERT INTO "ScheduleLine" ("userId", "scheduleId", "position", "description", "quantity", "unitPrice")
    SELECT "userId", g, 1, 'Retainer', 1, 100 FROM account, generate_series(1, 4) g;
    INSERT INTO "NumberSeries" ("userId", "pattern", "updatedAt") SELECT "userId", 'INV-{0000}', now() FROM account;
    INSERT INTO "NumberCounter" ("userId", "period", "last") SELECT "userId", '', ${INVOICES} FROM account;
    INSERT INTO "GmailConnection" ("userId", "address", "refreshToken") SELECT "userId", n || '@gmail.example', 'v1.' || n FROM account WHERE n % 5 = 0;
    INSERT INTO "IdCounter" ("userId", "kind", "last")
    SELECT "userId", kind, CASE kind WHEN 'Client' THEN 10 WHEN 'Schedule' THEN 4 ELSE ${INVOICES} END
    FROM account, unnest(ARRAY['Client', 'Invoice', 'Payment', 'GivenNumber', 'Schedule']) kind`)
}

const addInvoices = (client) =>
  client.query(`
    CREATE TEMP TABLE draft AS
    SELECT "userId", n, g AS "id", 1 + (n + g) % 10 AS "clientId", 'INV-' || lpad(g::text, 4, '0') AS number, DATE '2023-12-01' + g * 5 AS issued,
      CASE (n + g) % 20 WHEN 0 THEN 'DRAFT' WHEN 1 THEN 'SENT' WHEN 2 THEN 'CANCELLED' ELSE 'PAID' END AS status,
      CASE n % 5 WHEN 0 THEN 'EUR' ELSE 'USD' END AS currency, (100 + (n * 7919 + g * 31) % 9000)::numeric(16, 2) AS one, (g % 90)::numeric(16, 2) AS two
    FROM generate_series(1, ${INVOICES}) g, account ORDER BY g, n;
    INSERT INTO "Invoice" ("userId", "id", "clientId", "invoiceNumber", "status", "issueDate", "dueDate", "currency", "subtotal", "taxAmount",
      "totalAmount", "amountPaid", "paymentMethod", "publicTokenHash", "publicTokenCipher", "sellerSnapshot", "searchText", "createdAt", "updatedAt")
    SELECT "userId", "id", "clientId", number, status::"InvoiceStatus", issued, issued + 14, currency, one + two, 0, one + two,
      CASE status WHEN 'PAID' THEN one + two ELSE 0 END, 'BANK_TRANSFER',
      CASE status WHEN 'DRAFT' THEN NULL ELSE encode(sha256(concat(n, 'link', "id")::bytea), 'base64') END,
      CASE status WHEN 'DRAFT' THEN NULL ELSE 'v1.' || repeat(md5("id"::text), 3) END,
      CASE status WHEN 'DRAFT' THEN NULL ELSE json_build_object('format', 1, 'name', 'Business ' || n || ' Ltd') END,
      lower(number) || E'\\n' || one + two, issued, issued
    FROM draft`)

const addWhatHangsOn = (client) =>
  client.query(`
    INSERT INTO "LineItem" ("userId", "invoiceId", "position", "description", "quantity", "unitPrice", "amount")
    SELECT "userId", "id", position, 'Line ' || position || ' of ' || number, 1, amount, amount
    FROM draft, LATERAL (VALUES (1, one), (2, two)) l(position, amount);
    INSERT INTO "Payment" ("userId", "id", "invoiceId", "paidOn", "amount", "currency", "method", "createdAt")
    SELECT "userId", "id", "id", issued + 14, one + two, currency, 'BANK_TRANSFER', issued FROM draft WHERE status = 'PAID';
    INSERT INTO "GivenNumber" ("userId", "id", "number", "key", "series", "count", "before", "invoiceId", "givenAt")
    SELECT "userId", "id", number, lower(number), 'inv-{n}', "id", "id" - 1, "id", issued FROM draft;
    INSERT INTO "Event" ("userId", "invoiceId", "type", "data", "createdAt")
    SELECT "userId", "id", type, json_build_object('invoiceNumber', number), issued
    FROM draft, unnest(CASE status WHEN 'DRAFT' THEN '{INVOICE_CREATED}' ELSE '{INVOICE_CREATED,INVOICE_SENT,INVOICE_PAID}' END::text[]) type;
    INSERT INTO "OutboxMail" ("userId", "invoiceId", "kind", "cause", "to", "subject", "message", "status", "createdAt")
    SELECT "userId", "id", 'INVOICE', 'invoice ' || "id", '{a@example.com}', number, 'Here it is.', 'SENT', issued
    FROM draft WHERE status <> 'DRAFT' AND "id" % 2 = 0`)

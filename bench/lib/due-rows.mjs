// Ten thousand owners with a hundred sent invoices and a hundred series each, written by SQL, of which little is due.
import { giveBusinesses } from '../../scripts/lib/own-businesses.mjs'
import { TODAY } from './many-rows.mjs'

/** What the business with the number `n`, which is SQL, is set to: one of five time zones, and two of seven remind. */
export const aroundTheWorld = (n) => ({
  timeZone: `(ARRAY['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'])[1 + ${n} % 5]`,
  reminderDays: `CASE WHEN ${n} % 7 < 5 THEN '{}' ELSE '{-3,0,7,14}' END::int[]`,
})

/** Adds them. Of a million invoices 100,000 are due within forty days of today; two of seven owners remind on four days. */
export async function addOwners(client) {
  // Rows made here satisfy the keys, and bring their ids along.
  await client.query(`SET session_replication_role = replica`)
  await client.query(
    `INSERT INTO "User" ("email", "username", "fullName", "emailVerifiedAt", "updatedAt")
     SELECT 'due-' || g || '@example.com', 'due-' || g, 'Due', now(), now() FROM generate_series(1, 10000) g`,
  )
  await giveBusinesses(client, aroundTheWorld('substr(u."username", 5)::int'))
  await client.query(`CREATE TEMP TABLE owner AS
    SELECT b."id", b."reminderDays" AS days, row_number() OVER (ORDER BY u."email")::int AS n
    FROM "Business" b JOIN "User" u ON u."id" = b."ownerId" WHERE u."email" LIKE 'due-%'`)
  await client.query(`
    INSERT INTO "Client" ("businessId", "id", "name", "email", "updatedAt") SELECT id, 1, 'Client', 'client@example.com', now() FROM owner`)
  await client.query(
    `INSERT INTO "Invoice" ("businessId", "id", "clientId", "invoiceNumber", "status", "issueDate", "dueDate", "currency", "subtotal",
       "taxAmount", "totalAmount", "paymentMethod", "searchText", "updatedAt")
     SELECT id, g, 1, 'INV-' || g, 'SENT', due - 14, due, 'USD', 100, 0, 100, 'BANK_TRANSFER', 'inv-' || g, now()
     FROM owner, generate_series(1, 100) g, LATERAL (SELECT $1::date + CASE
       WHEN g <= 90 THEN -41 - (n * 7919 + g * 104729) % 1000 ELSE (n * 31 + g * 17) % 81 - 40 END AS due) v`,
    [TODAY],
  )
  await client.query(
    `INSERT INTO "Schedule" ("businessId", "id", "clientId", "currency", "paymentMethod", "paymentTerms", "frequency", "startsOn", "autoSend",
       "nextDay", "updatedAt")
     SELECT id, g, 1, 'USD', 'BANK_TRANSFER', 14, 'MONTHLY', '2026-01-01', true, $1::date + 1 + (n * 31 + g * 17) % 30, now()
     FROM owner, generate_series(1, 100) g`,
    [TODAY],
  )
  await queueReminders(client, '<')
  await client.query(
    `INSERT INTO "OutboxMail" ("businessId", "kind", "cause", "to", "subject", "message", "nextAttemptAt")
     SELECT id, 'NOTICE', 'notice ' || g, '{}', '', '', $1::date FROM owner, generate_series(1, 10) g`,
    [TODAY],
  )
  await client.query('SET session_replication_role = origin')
  await client.query('VACUUM ANALYZE')
}

/** Writes down that the reminders of days before today (`<`), or of today (`=`), went out. */
export const queueReminders = (client, when) =>
  client.query(
    `INSERT INTO "OutboxMail" ("businessId", "invoiceId", "kind", "cause", "to", "subject", "message", "status")
     SELECT i."businessId", i."id", 'REMINDER', 'reminder ' || i."id" || ' ' || i."dueDate" || ' ' || day, '{}', '', '', 'SENT'
     FROM owner o JOIN "Invoice" i ON i."businessId" = o.id, unnest(o.days) day WHERE i."dueDate" + day ${when} $1::date`,
    [TODAY],
  )

import { db } from '@/lib/platform/db/client'
import { dueClocksSql, getDueDates, dueRemindersSql } from '@/lib/reminders/due-reminders'
import { listIndexesRead, countRowsRead, vacuum } from '@/tests/factories/query-plan'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const START = '2026-11-01'

it('the reminder query finds unpaid invoices of the relevant due dates by an index', async () => {
  const now = new Date(`${START}T12:00:00Z`)
  const user = await createUser({ reminderDays: [0] })
  // 300 of 3,000 owners have thirty invoices each: one in a hundred is due today, the others long ago.
  await db.$executeRaw`
    WITH owners AS (
      INSERT INTO "User" ("email", "username", "fullName", "updatedAt")
      SELECT ${user.email} || g, 'Robin', 'Robin', now() FROM generate_series(1, 3000) g RETURNING "id"
    ), businesses AS (
      INSERT INTO "Business" ("id", "ownerId", "reminderDays", "updatedAt")
      SELECT "id", "id", CASE WHEN row_number() OVER () <= 300 THEN '{0}'::int[] ELSE '{}' END, now() FROM owners RETURNING "id", "reminderDays"
    )
    INSERT INTO "Client" ("businessId", "id", "name", "email", "updatedAt")
    SELECT "id", 1, 'Northwind', 'client@example.com', now() FROM businesses WHERE "reminderDays" <> '{}'`
  for (let first = 1; first <= 30; first += 5)
    await db.$executeRaw`
    INSERT INTO "Invoice" ("businessId", "id", "clientId", "invoiceNumber", "status", "issueDate", "dueDate", "currency", "subtotal",
      "taxAmount", "totalAmount", "paymentMethod", "updatedAt")
    SELECT "businessId", 1000000 + g, 1, 'N-' || g, 'SENT', '2025-01-01',
      ${START}::text::date - CASE WHEN ("businessId" + g) % 100 = 0 THEN 0 ELSE 100 + g END, 'EUR', 1, 0, 1, 'REQUEST', now()
    FROM "Client", generate_series(${first}::int, ${first + 4}::int) g`
  await vacuum('Invoice', 'User', 'Business')
  const query = dueRemindersSql(await getDueDates(now))
  expect(await listIndexesRead(dueClocksSql())).toContain('Business_reminders_idx')
  expect(await listIndexesRead(query)).toContain('Invoice_reminders_idx')
  expect(await countRowsRead(query, 'Invoice', false)).toBeLessThan(1000)
})

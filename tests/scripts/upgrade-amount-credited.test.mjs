import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { runStatements } from '../../scripts/lib/embedded-postgres.mjs'
import { startBefore } from './installation/start-before-migration.mjs'

let scratch, url

const invoice = (id, kind, paid) =>
  `INSERT INTO "Invoice" ("id", "businessId", "clientId", "kind", "invoiceNumber", "status", "issueDate", "dueDate", "currency",
     "subtotal", "taxAmount", "totalAmount", "amountPaid", "paymentMethod", "updatedAt")
   VALUES (${id}, 1, 1, '${kind}', 'N-${id}', 'SENT', '2026-01-01', '2026-01-15', 'EUR', 100, 0, 100, ${paid}, 'REQUEST',
     '2026-02-03 10:00')`
const payment = (invoiceId, method, amount, note = 'NULL') =>
  `INSERT INTO "Payment" ("businessId", "invoiceId", "amount", "paidOn", "method", "creditNoteId")
   VALUES (1, ${invoiceId}, ${amount}, '2026-01-10', '${method}', ${note})`

// An installation with an invoice that was credited and paid, one only paid, and one untouched.
before(async () => {
  const installation = await startBefore('20261127150000_amount_credited')
  ;({ scratch, url } = installation)
  await runStatements(url, [
    `INSERT INTO "User" ("id", "email", "username", "fullName", "updatedAt") VALUES (1, 'u@b.example', 'u', 'U', now())`,
    `INSERT INTO "Business" ("id", "ownerId", "updatedAt") VALUES (1, 1, now())`,
    `INSERT INTO "Client" ("id", "businessId", "name", "updatedAt") VALUES (1, 1, 'C', now())`,
    invoice(1, 'INVOICE', 65),
    invoice(2, 'INVOICE', 30),
    invoice(3, 'INVOICE', 0),
    invoice(4, 'CREDIT_NOTE', 0),
    invoice(5, 'CREDIT_NOTE', 0),
    payment(1, 'CREDIT_NOTE', 25, 4),
    payment(1, 'CREDIT_NOTE', 20, 5),
    payment(1, 'CASH', 20),
    payment(2, 'CASH', 30),
  ])
  await installation.deploy()
})
after(() => scratch.stop())

test('the amounts that credit notes settled are summed, and nothing else changes', async () => {
  const [{ rows }, { rows: wrongTotals }] = await runStatements(url, [
    `SELECT "amountCredited"::int AS "credited", "amountPaid"::int AS "paid", "updatedAt"::text AS "at" FROM "Invoice"
     WHERE "kind" = 'INVOICE' ORDER BY "id"`,
    'SELECT * FROM wrong_running_totals()',
  ])
  const at = '2026-02-03 10:00:00'
  assert.deepEqual(rows, [
    { credited: 45, paid: 65, at },
    { credited: 0, paid: 30, at },
    { credited: 0, paid: 0, at },
  ])
  assert.deepEqual(wrongTotals, [])
})

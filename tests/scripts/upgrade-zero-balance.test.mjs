import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { runStatements } from '../../scripts/lib/embedded-postgres.mjs'
import { startBefore } from './installation/start-before-migration.mjs'

let scratch, url

const invoice = (id, status, total, { withheld = 0, paid = 0, kind = 'INVOICE' } = {}) =>
  `INSERT INTO "Invoice" ("id", "businessId", "clientId", "kind", "invoiceNumber", "status", "issueDate", "dueDate", "currency",
     "subtotal", "taxAmount", "totalAmount", "withheldAmount", "amountPaid", "paymentMethod", "updatedAt")
   VALUES (${id}, 1, 1, '${kind}', 'N-${id}', '${status}', '2026-01-01', '2026-01-15', 'EUR', ${total}, 0, ${total}, ${withheld}, ${paid},
     'REQUEST', '2026-02-03 10:00')`

// An installation with issued invoices that have nothing to pay.
before(async () => {
  const installation = await startBefore('20261126130000_nothing_to_pay')
  ;({ scratch, url } = installation)
  await runStatements(url, [
    `INSERT INTO "User" ("id", "email", "username", "fullName", "updatedAt") VALUES (1, 'u@b.example', 'u', 'U', now())`,
    `INSERT INTO "Business" ("id", "ownerId", "updatedAt") VALUES (1, 1, now())`,
    `INSERT INTO "Client" ("id", "businessId", "name", "updatedAt") VALUES (1, 1, 'C', now())`,
    invoice(1, 'SENT', 0),
    invoice(2, 'SENT', 100, { withheld: 100 }),
    invoice(3, 'SENT', 100, { withheld: 15 }),
    invoice(4, 'DRAFT', 0),
    invoice(5, 'CANCELLED', 0),
    invoice(6, 'SENT', 0, { kind: 'QUOTE' }),
    invoice(7, 'PAID', 0),
  ])
  await installation.deploy()
})
after(() => scratch.stop())

const rows = async (statement) => (await runStatements(url, [statement]))[0].rows

test('issued invoices with nothing to pay are paid, and nothing else changes', async () => {
  assert.deepEqual(
    (await rows(`SELECT "status"::text FROM "Invoice" ORDER BY "id"`)).map(({ status }) => status),
    ['PAID', 'PAID', 'SENT', 'DRAFT', 'CANCELLED', 'SENT', 'PAID'],
  )
  assert.deepEqual(await rows('SELECT * FROM wrong_running_totals()'), [])
})

test('each is recorded on its timeline, without an email', async () => {
  assert.deepEqual(await rows(`SELECT "invoiceId", "type", "via" FROM "Event" ORDER BY "invoiceId"`), [
    { invoiceId: 1, type: 'INVOICE_PAID', via: 'job' },
    { invoiceId: 2, type: 'INVOICE_PAID', via: 'job' },
  ])
  assert.deepEqual(await rows('SELECT 1 FROM "OutboxMail"'), [])
})

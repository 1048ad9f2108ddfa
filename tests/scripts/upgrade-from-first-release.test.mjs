import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { runStatements } from '../../scripts/lib/embedded-postgres.mjs'
import { startBefore } from './installation/start-before-migration.mjs'

let scratch, url

const invoice = (id, status, total) =>
  `INSERT INTO "Invoice" ("id", "userId", "clientId", "invoiceNumber", "status", "issueDate", "dueDate", "currency", "subtotal",
     "taxAmount", "totalAmount", "paymentMethod", "updatedAt")
   VALUES (${id}, 1, 1, 'N-${id}', '${status}', '2026-01-01', '2026-01-15', 'EUR', ${total}, 0, ${total}, 'REQUEST', '2026-02-03 10:00')`
const user = (id, columns, values) =>
  `INSERT INTO "User" ("id", "email", "username", "fullName", "emailVerifiedAt", "updatedAt", ${columns})
   VALUES (${id}, 'u${id}@b.example', 'u', 'U', '2026-01-01 08:00', now(), ${values})`

// An installation whose invoices were marked as paid before payments existed.
before(async () => {
  const installation = await startBefore('20261121042430_payments')
  ;({ scratch, url } = installation)
  await runStatements(url, [
    user(1, '"passwordHash"', `'hash'`),
    user(2, '"googleSubject"', `'subject'`),
    `INSERT INTO "Session" ("id", "userId", "createdAt", "expiresAt") VALUES ('s', 1, '2026-01-02 09:00', '2036-01-01')`,
    `INSERT INTO "Client" ("id", "userId", "name", "updatedAt") VALUES (1, 1, 'C', now())`,
    invoice(1, 'PAID', 120),
    invoice(2, 'PAID', 7.5),
    invoice(3, 'PAID', 0),
    invoice(4, 'SENT', 50),
    `INSERT INTO "Event" ("userId", "invoiceId", "type", "createdAt")
     VALUES (1, 1, 'INVOICE_PAID', '2026-01-10'), (1, 1, 'INVOICE_PAID', '2026-01-20')`,
  ])
  await installation.deploy('20261122103901_account_proofs')
})
after(() => scratch.stop())

const rows = async (statement) => (await runStatements(url, [statement]))[0].rows

test('an invoice marked as paid gets one payment of its total, on the day it was last marked', async () => {
  assert.deepEqual(
    await rows(
      `SELECT "invoiceId", "amount"::text, "paidOn"::text, "method", "isSettlement" FROM "Payment" ORDER BY "invoiceId"`,
    ),
    [
      { invoiceId: 1, amount: '120.00', paidOn: '2026-01-20', method: 'OTHER', isSettlement: true },
      { invoiceId: 2, amount: '7.50', paidOn: '2026-02-03', method: 'OTHER', isSettlement: true },
    ],
  )
  assert.deepEqual(
    (await rows(`SELECT "amountPaid"::text AS paid FROM "Invoice" ORDER BY "id"`)).map(({ paid }) => paid),
    ['120.00', '7.50', '0.00', '0.00'],
  )
})

test('an older session counts as authenticated when it began', async () => {
  assert.deepEqual(await rows(`SELECT "provenAt"::text FROM "Session"`), [
    { provenAt: '2026-01-02 09:00:00' },
  ])
})

test('only users who have always signed in with Google have proven their mailbox', async () => {
  assert.deepEqual(await rows(`SELECT "id", "mailboxProvenAt"::text AS "at" FROM "User" ORDER BY "id"`), [
    { id: 1, at: null },
    { id: 2, at: '2026-01-01 08:00:00' },
  ])
})

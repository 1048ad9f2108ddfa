// The migration that removed the fixed scale of amounts: stored values stay exactly the same, no table is rewritten,
// and constraints check new values.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { withConnection } from '../../scripts/lib/with-connection.mjs'
import { runStatements } from '../../scripts/lib/embedded-postgres.mjs'
import { startBefore } from './installation/start-before-migration.mjs'

const NAME = '20261124080000_amounts_of_every_currency'
const TABLES = ['Invoice', 'LineItem', 'Payment', 'ScheduleLine', 'RunningTotal']
/** Amounts in yen stored when every currency had two decimals. */
const OLD = `
  SELECT "subtotal"::text, "taxAmount"::text, "totalAmount"::text, "amountPaid"::text, l."unitPrice"::text, l."amount"::text AS "line",
    p."amount"::text AS "payment", s."unitPrice"::text AS "price"
  FROM "Invoice" i JOIN "LineItem" l ON l."invoiceId" = i."id" JOIN "Payment" p ON p."invoiceId" = i."id", "ScheduleLine" s`
const SUMS = `SELECT "of", sum("total")::text AS "total", sum("paid")::text AS "paid" FROM "RunningTotal" GROUP BY 1 ORDER BY 1`
const FILES = `SELECT "relname", "relfilenode" FROM pg_class WHERE "relname" = ANY (ARRAY['${TABLES.join("','")}']) ORDER BY 1`

let scratch, url, former
const rows = async (statement) => (await runStatements(url, [statement]))[0].rows
const all = async () => ({ old: await rows(OLD), sums: await rows(SUMS), files: await rows(FILES) })

before(async () => {
  const installation = await startBefore(NAME)
  ;({ scratch, url } = installation)
  await runStatements(url, [
    `INSERT INTO "User" ("id", "email", "username", "fullName", "updatedAt") VALUES (1, 'a@b.example', 'a', 'A', now())`,
    `INSERT INTO "Client" ("userId", "id", "name", "updatedAt") VALUES (1, 1, 'C', now())`,
    `INSERT INTO "Invoice" ("userId", "id", "clientId", "invoiceNumber", "status", "issueDate", "dueDate", "currency", "subtotal", "taxRate",
       "taxAmount", "totalAmount", "amountPaid", "paymentMethod", "updatedAt")
     VALUES (1, 1, 1, 'N-1', 'SENT', now(), now(), 'JPY', 361000.50, 10, 36100.05, 397100.55, 0.55, 'REQUEST', now())`,
    `INSERT INTO "LineItem" ("userId", "invoiceId", "position", "description", "quantity", "unitPrice", "amount")
     VALUES (1, 1, 1, 'L', 2, 180500.25, 361000.50)`,
    `INSERT INTO "Payment" ("userId", "id", "invoiceId", "paidOn", "amount", "method") VALUES (1, 1, 1, '2026-11-01', 0.55, 'CARD')`,
    `INSERT INTO "Schedule" ("userId", "id", "clientId", "currency", "paymentMethod", "paymentTerms", "frequency", "startsOn", "updatedAt")
     VALUES (1, 1, 1, 'JPY', 'REQUEST', 14, 'MONTHLY', '2026-11-01', now())`,
    `INSERT INTO "ScheduleLine" ("userId", "scheduleId", "position", "description", "quantity", "unitPrice") VALUES (1, 1, 1, 'L', 1, 99.90)`,
  ])
  former = await all()
  await installation.deploy(NAME)
})
after(() => scratch.stop())

test('stored amounts are unchanged, and no table is rewritten', async () => {
  assert.deepEqual(former.old, [
    {
      subtotal: '361000.50',
      taxAmount: '36100.05',
      totalAmount: '397100.55',
      amountPaid: '0.55',
      unitPrice: '180500.25',
      line: '361000.50',
      payment: '0.55',
      price: '99.90',
    },
  ])
  assert.equal(former.files.length, TABLES.length)
  assert.deepEqual(await all(), former)
})

const line = (unitPrice, amount) =>
  `INSERT INTO "LineItem" ("userId", "invoiceId", "position", "description", "quantity", "unitPrice", "amount")
   SELECT 1, 1, max("position") + 1, 'L', 1, '${unitPrice}', '${amount}' FROM "LineItem"`
const payment = (amount) =>
  `INSERT INTO "Payment" ("userId", "id", "invoiceId", "paidOn", "amount", "method") VALUES (1, 2, 1, '2026-12-01', '${amount}', 'CARD')`
const total = (amount) => `UPDATE "Invoice" SET "totalAmount" = '${amount}'`

test('prices with six decimals and amounts with three are stored and added up', async () => {
  await runStatements(url, [line('0.004125', '1.005'), payment('99.995'), total('397100.555')])
  const [added] = await rows(
    `SELECT "unitPrice"::text, "amount"::text FROM "LineItem" ORDER BY "position" DESC LIMIT 1`,
  )
  assert.deepEqual(added, { unitPrice: '0.004125', amount: '1.005' })
  assert.deepEqual(await rows(SUMS), [
    { of: '2026-11', total: '0.00', paid: '0.55' },
    { of: '2026-12', total: '0', paid: '99.995' },
    { of: 'SENT', total: '397100.555', paid: '0.55' },
  ])
  assert.deepEqual(await rows('SELECT * FROM wrong_running_totals()'), [])
})

for (const [what, statement] of [
  ['a price of seven decimals', line('0.0041255', '1')],
  ['an amount that nobody rounded', line('1', '1.0005')],
  ['what a float made of 99.99', payment('99.98999999999999')],
  ['a total that nobody rounded', total('1.0001')],
  ['more than the columns held', total('100000000000000')],
  ['NaN', total('NaN')],
  ['Infinity', payment('Infinity')],
])
  test(`the tables reject ${what}`, () =>
    withConnection(url, async (client) => {
      await assert.rejects(client.query(statement), /violates check constraint "\w+_amounts"/)
    }))

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { bundle } from '../../../scripts/lib/bundle.mjs'
import { runStatements } from '../../../scripts/lib/embedded-postgres.mjs'
import { loadModules } from '../../../scripts/lib/modules.mjs'
import { startBefore } from '../../scripts/installation/start-before-migration.mjs'

const TAXES = '20261124110000_taxes'
const COUNT = 10_000
/** One in this many is rendered. */
const DRAWN = 97

let scratch, url, stored

const rows = async (statement) => (await runStatements(url, [statement]))[0].rows

/** All fields of an invoice from when it had a single tax rate. */
const SAID = `SELECT i."businessId" AS business, i."id", i."status"::text, i."currency", i."subtotal"::text, i."taxRate"::text, i."taxAmount"::text,
    i."totalAmount"::text, i."amountPaid"::text, i."invoiceNumber", i."notes",
    (SELECT jsonb_agg(jsonb_build_array(l."position", l."description", l."quantity"::text, l."unit", l."unitPrice"::text, l."amount"::text) ORDER BY l."position")
     FROM "LineItem" l WHERE l."businessId" = i."businessId" AND l."invoiceId" = i."id") AS lines
  FROM "Invoice" i ORDER BY 1, 2`

// Ten thousand invoices with one rate, in currencies of zero, two and three decimals, with up to ten lines each. One in
// ten is rounded differently from today, like imports or older rules.
before(async () => {
  const installation = await startBefore(TAXES)
  ;({ scratch, url } = installation)
  await runStatements(url, [
    'SELECT setseed(0.42)',
    `INSERT INTO "User" ("id", "email", "username", "fullName", "updatedAt") VALUES (1, 'a@b.example', 'a', 'A', now())`,
    `INSERT INTO "Business" ("id", "ownerId", "updatedAt") VALUES (1, 1, now())`,
    `INSERT INTO "Client" ("businessId", "id", "name", "updatedAt") VALUES (1, 1, 'C', now())`,
    `CREATE TEMP TABLE line AS
     SELECT g AS invoice, p AS position, (1 + floor(random() * 9999))::numeric / CASE WHEN random() < 0.5 THEN 1 ELSE 4 END AS quantity,
       round((random() * 20000)::numeric, (random() * 4)::int) AS price
     FROM generate_series(1, ${COUNT}) g, generate_series(1, 10) p WHERE p = 1 OR random() < 0.3`,
    `CREATE TEMP TABLE made AS
     SELECT g AS id, (ARRAY['EUR', 'JPY', 'KWD'])[1 + g % 3] AS currency, (ARRAY[2, 0, 3])[1 + g % 3] AS digits,
       (ARRAY[0, 20, 19, 7.7, 8.875, 99.999])[1 + g % 6]::numeric AS rate FROM generate_series(1, ${COUNT}) g`,
    `INSERT INTO "Invoice" ("businessId", "id", "clientId", "invoiceNumber", "status", "issueDate", "dueDate", "currency", "subtotal", "taxRate",
       "taxAmount", "totalAmount", "amountPaid", "paymentMethod", "notes", "updatedAt")
     SELECT 1, id, 1, 'N-' || id, (ARRAY['DRAFT', 'SENT', 'PAID', 'CANCELLED'])[1 + id % 4]::"InvoiceStatus", '2026-01-31', '2026-03-02', currency,
       subtotal, rate, tax, subtotal + tax, CASE WHEN id % 4 = 2 THEN subtotal + tax ELSE 0 END, 'REQUEST', 'Thanks ' || id, now()
     FROM (SELECT made.*, subtotal, round(subtotal * rate / 100, digits) + CASE WHEN id % 10 = 0 THEN round(power(10::numeric, -digits), digits) ELSE 0 END AS tax
       FROM made, LATERAL (SELECT sum(round(quantity * price, digits)) AS subtotal FROM line WHERE invoice = made.id) s) summed`,
    `INSERT INTO "LineItem" ("businessId", "invoiceId", "position", "description", "quantity", "unitPrice", "amount")
     SELECT 1, invoice, position, 'Line ' || position, quantity, price, round(quantity * price, digits) FROM line JOIN made ON made.id = invoice`,
  ])
  stored = await rows(SAID)
  await installation.deploy()
})
after(() => scratch.stop())

test('ten thousand invoices with one tax rate have the same content after all migrations', async () => {
  assert.equal(stored.length, COUNT)
  const now = await rows(SAID)
  const changed = stored.filter((one, index) => JSON.stringify(one) !== JSON.stringify(now[index]))
  assert.deepEqual(changed.slice(0, 5), [])
})

test('each invoice gets one tax row with its previous amounts, and no other new values', async () => {
  const [{ wrong }] = await rows(`SELECT count(*)::int AS wrong FROM "Invoice" i
    LEFT JOIN "InvoiceTax" t ON t."businessId" = i."businessId" AND t."invoiceId" = i."id"
    WHERE t."position" IS DISTINCT FROM 1 OR t."rate" <> i."taxRate" OR t."taxable" <> i."subtotal" OR t."tax" <> i."taxAmount"
      OR t."category" IS NOT NULL OR t."reason" IS NOT NULL OR i."kind" <> 'INVOICE' OR i."relation" IS NOT NULL OR i."pricesIncludeTax"
      OR i."discountKind" IS NOT NULL OR i."discountAmount" <> 0 OR i."withheldAmount" <> 0 OR i."taxCategory" IS NOT NULL OR i."language" IS NOT NULL`)
  const [{ lines }] = await rows(`SELECT count(*)::int AS lines FROM "LineItem"
    WHERE "kind" <> 'ITEM' OR "taxRate" IS NOT NULL OR "discountKind" IS NOT NULL OR "netAmount" IS NOT NULL OR "sourceLine" IS NOT NULL OR "depositId" IS NOT NULL`)
  assert.deepEqual([wrong, lines], [0, 0])
})

test('the dashboard’s totals match the invoices', async () => {
  assert.deepEqual(await rows('SELECT * FROM wrong_running_totals()'), [])
})

test('one in a hundred shows the same figures in its document and by its link, and nothing new', async () => {
  Object.assign(process.env, {
    DATABASE_URL: url,
    NEXTAUTH_SECRET: 'a-secret-of-these-tests-which-is-long-enough',
  })
  await bundle(['pdf-worker'])
  const { modules: product, remove } = await loadModules(`
    export { db } from './lib/platform/db/client'
    export { hashToken } from './lib/platform/crypto/encryption'
    export { getPublicInvoice, getSharedInvoice } from './lib/public-links/shared-invoice'
    export { createDocumentView } from './lib/documents/view/document-view'
    export { closeRenderer, renderInvoicePdf } from './lib/documents/pdf/render'
    export { formatMoney } from './lib/core/money'
    export { contains, readPdf } from './tests/lib/documents/pdf/read-pdf'`)
  const drawn = stored.filter(
    ({ id, status }) => id % DRAWN === 0 && (status === 'SENT' || status === 'PAID'),
  )
  assert.ok(drawn.length > 40)
  try {
    for (const one of drawn) {
      const token = String(one.id).padStart(43, 'a')
      await runStatements(url, [
        `UPDATE "Invoice" SET "publicTokenHash" = '${product.hashToken(token)}' WHERE "businessId" = 1 AND "id" = ${one.id}`,
      ])
      const figures = (source) => [source.subtotal, source.taxAmount, source.totalAmount].map(Number)
      const shared = await product.getPublicInvoice(token)
      assert.deepEqual(figures(shared), figures(one))
      assert.deepEqual(
        shared.lineItems.map((line) => [
          line.id,
          line.description,
          line.quantity,
          line.unit,
          line.unitPrice,
          line.amount,
        ]),
        one.lines.map(([position, description, quantity, unit, unitPrice, amount]) => [
          ...[position, description, Number(quantity), unit, Number(unitPrice), Number(amount)],
        ]),
      )
      assert.deepEqual(
        [shared.kind, shared.discountAmount, shared.withheldAmount, shared.pricesIncludeTax],
        ['INVOICE', 0, 0, false],
      )

      // The document with one rate shows three totals, as before.
      const { invoice, today } = await product.getSharedInvoice(token)
      const view = product.createDocumentView(invoice, { today })
      const money = (amount) => product.formatMoney(amount, one.currency)
      const [subtotal, tax, total] = [one.subtotal, one.taxAmount, one.totalAmount].map(money)
      const sums = [
        ['Subtotal', subtotal],
        // A zero rate without a reason isn't shown to the client.
        ...(Number(one.taxRate) > 0 ? [[`Tax (${Number(one.taxRate)}%)`, tax]] : []),
        ['Total', total],
      ]
      assert.deepEqual(
        view.sums.map(({ label, value }) => [label, value]),
        sums,
      )
      assert.deepEqual([view.reasons, view.lines.some(({ tax, discount }) => tax || discount)], [[], false])
      const file = await (await product.renderInvoicePdf(view, today, { use: 'business', id: 1 })).bytes()
      const paper = product.readPdf(file)
      const said = [...one.lines.map((line) => money(line[5])), ...sums.flat()]
      for (const text of said) assert.ok(product.contains(paper, text), `${one.id}: ${text}`)
    }
  } finally {
    await product.closeRenderer()
    await product.db.$disconnect()
    remove()
  }
})

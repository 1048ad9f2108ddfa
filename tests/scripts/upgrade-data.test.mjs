import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { runStatements } from '../../scripts/lib/embedded-postgres.mjs'
import { startBefore } from './installation/start-before-migration.mjs'

const FIRST = '20261122032500_client_title'

let scratch, url

// Invoice numbers of businesses, oldest first, each with its date, and the last assigned number.
const year = (from, count, day, write) =>
  Array.from({ length: count }, (_, index) => [write(from + index), `${day.slice(0, 8)}${10 + index}`])
const numbered = {
  usual: { last: 'INV-0003', numbers: year(1, 3, '2026-03-01', (n) => `INV-000${n}`) },
  // A single year doesn't prove that the number follows the date.
  'a year in front': { last: '2026/017', numbers: year(16, 2, '2026-03-01', (n) => `2026/0${n}`) },
  'a year behind': { last: '17/2026', numbers: year(16, 2, '2026-03-01', (n) => `${n}/2026`) },
  'a year in brackets': { last: 'INV-0042 (2025)', numbers: [['INV-0042 (2025)', '2025-05-05']] },
  'years that begin anew': {
    last: '2026/002',
    numbers: [
      ...year(40, 2, '2025-12-01', (n) => `2025/0${n}`),
      ...year(1, 2, '2026-01-01', (n) => `2026/00${n}`),
    ],
  },
  'years that go on': {
    last: '43-2026',
    numbers: [
      ...year(40, 2, '2025-12-01', (n) => `${n}-2025`),
      ...year(42, 2, '2026-01-01', (n) => `${n}-2026`),
    ],
  },
  'months that begin anew': {
    last: '26-11-002',
    numbers: [
      ...year(1, 6, '2026-10-01', (n) => `26-10-00${n}`),
      ...year(1, 2, '2026-11-01', (n) => `26-11-00${n}`),
      ['25-12-009', '2025-12-31'],
    ],
  },
  'the first of two runs': { last: 'A7-12', numbers: year(5, 3, '2026-03-01', (n) => `A${n}-12`) },
  'another shape before': {
    last: 'R-10',
    numbers: [
      ['Old 1', '2026-01-01'],
      ['R-09', '2026-02-01'],
      ['R-10', '2026-02-02'],
    ],
  },
  'set in the settings': { last: 'N-099', numbers: [['INV-0001', '2026-01-01']] },
  'no digits': { last: 'Opening', numbers: [['Opening', '2026-01-01']] },
  'all in digits': { last: '20261122000017', numbers: [['20261122000017', '2026-11-22']] },
  'more digits than a counter has': {
    last: '12345678901234567890',
    numbers: [['12345678901234567890', '2026-11-22']],
  },
  braces: { last: 'A{0}-5', numbers: [['A{0}-5', '2026-01-01']] },
  twins: {
    last: 'inv-2',
    numbers: [
      ['INV-1', '2026-01-01'],
      ['inv-1', '2026-01-02'],
      ['inv-2', '2026-01-03'],
    ],
  },
  nobody: { last: null, numbers: [] },
}
/** Email failures in the texts of then, and as stored now. */
const failures = [
  ['It was no longer due.', { code: 'mail.not-due' }],
  [
    'The mail server refused it: 550 No such user',
    { code: 'smtp.refused', values: { said: '550 No such user' } },
  ],
  ['Gmail asked us to try later: Quota: 1', { code: 'gmail.later', values: { said: 'Quota: 1' } }],
  ['Words of long ago.', { code: 'as-written', values: { text: 'Words of long ago.' } }],
]
const idOf = (name) => 10 + Object.keys(numbered).indexOf(name)
const text = (value) => (value === null ? 'NULL' : `'${value}'`)

function business(id, last, numbers) {
  const user = `INSERT INTO "User" ("id", "email", "username", "fullName", "lastInvoiceNumber", "updatedAt")
     VALUES (${id}, 'u${id}@b.example', 'u', 'U ${id}', ${text(last)}, now())`
  const client = `INSERT INTO "Client" ("id", "userId", "name", "updatedAt") VALUES (${id}, ${id}, 'C', now())`
  const invoices = numbers.map(
    (
      [number, day],
      index,
    ) => `INSERT INTO "Invoice" ("id", "userId", "clientId", "invoiceNumber", "issueDate", "dueDate", "currency",
       "subtotal", "taxAmount", "totalAmount", "paymentMethod", "createdAt", "updatedAt")
     VALUES (${id * 100 + index}, ${id}, ${id}, ${text(number)}, '${day}', '${day}', 'EUR', 1, 0, 1, 'REQUEST',
       '2026-01-01'::date + ${index}, now())`,
  )
  return [user, client, ...invoices]
}

/** Returns the events of a business that deleted issued and draft invoices and renumbered one. */
function deletions(id) {
  const event = (invoiceId, type, data, day) =>
    `INSERT INTO "Event" ("userId", "invoiceId", "type", "data", "createdAt")
     VALUES (${id}, ${invoiceId}, '${type}', '${JSON.stringify(data)}', '${day}')`
  return [
    ...business(id, 'INV-0006', [
      ['INV-0002', '2026-01-01'],
      ['INV-0009', '2026-01-02'],
    ]),
    event(id * 100 + 1, 'INVOICE_CREATED', { invoiceNumber: 'INV-0003' }, '2026-01-02'),
    event(id * 100 + 1, 'INVOICE_EDITED', {}, '2026-01-03'),
    event(9001, 'INVOICE_CREATED', { invoiceNumber: 'INV-0004' }, '2026-01-04'),
    event(9001, 'INVOICE_SENT', { from: 'DRAFT' }, '2026-01-05'),
    event(
      9001,
      'INVOICE_DELETED',
      { invoiceNumber: 'INV-0004', status: 'PAID', issueDate: '2026-01-04', totalAmount: 7 },
      '2026-01-06',
    ),
    event(
      9002,
      'INVOICE_DELETED',
      { invoiceNumber: 'INV-0005', status: 'DRAFT', issueDate: '2026-01-07' },
      '2026-01-07',
    ),
    // A deleted draft whose number was assigned again.
    event(
      9003,
      'INVOICE_DELETED',
      { invoiceNumber: 'inv-0002', status: 'DRAFT', issueDate: '2026-01-07' },
      '2026-01-08',
    ),
    // An issued and deleted invoice whose number was assigned again, which was possible then.
    event(
      9004,
      'INVOICE_DELETED',
      { invoiceNumber: 'INV-0009', status: 'SENT', issueDate: '2026-01-08' },
      '2026-01-09',
    ),
  ]
}

// An installation from before the migration.
before(async () => {
  const installation = await startBefore(FIRST)
  ;({ scratch, url } = installation)
  await runStatements(url, [
    `INSERT INTO "User" ("id", "email", "username", "fullName", "updatedAt") VALUES (1, 'a@b.example', 'a', 'A', now()), (2, 'c@d.example', 'c', 'C', now())`,
    `UPDATE "User" SET "reminderMessage" = 'Please pay {number}.' WHERE "id" = 2`,
    `INSERT INTO "Client" ("id", "userId", "name", "companyName", "updatedAt")
     VALUES (1, 1, 'Zoe', 'Acme', now()), (2, 1, 'Bob', NULL, now()), (3, 1, 'Cy', '', now())`,
    `INSERT INTO "Invoice" ("id", "userId", "clientId", "invoiceNumber", "issueDate", "dueDate", "currency", "subtotal",
       "taxAmount", "totalAmount", "paymentMethod", "searchText", "updatedAt")
     SELECT g, 1, 1, 'N-' || g, now(), now(), 'EUR', 1, 0, 1, 'REQUEST', 'n-' || g || E'\\n1.00', now()
     FROM generate_series(1, 2) g`,
    `INSERT INTO "LineItem" ("invoiceId", "position", "description", "quantity", "unitPrice", "amount")
     VALUES (1, 2, repeat('x', 3000), 1, 1, 1), (1, 1, E' ÉTÉ\\n  Relaunch ', 1, 1, 1)`,
    `INSERT INTO "Invoice" ("id", "userId", "clientId", "invoiceNumber", "status", "issueDate", "dueDate", "invoiceType", "currency",
       "subtotal", "taxRate", "taxAmount", "totalAmount", "paymentMethod", "notes", "updatedAt")
     SELECT g, 1, 2, 'S-' || g, (ARRAY['PAID', 'CANCELLED', 'CANCELLED', 'SENT'])[g - 10]::"InvoiceStatus", '2026-01-31',
       '2026-03-02', 'RECURRING', 'GBP', 100, 20, 20, 120, 'AUTOCHARGE', 'For {month}', now() FROM generate_series(11, 14) g`,
    `INSERT INTO "LineItem" ("invoiceId", "position", "description", "quantity", "unitPrice", "amount")
     VALUES (11, 1, 'Retainer {month}', 2, 25, 50), (11, 2, 'Hosting', 1, 50, 50)`,
    `INSERT INTO "Schedule" ("id", "userId", "invoiceId", "frequency", "every", "startsOn", "status", "problem", "nextDay", "updatedAt")
     VALUES (1, 1, 11, 'QUARTERLY', 2, '2026-01-31', 'ACTIVE', NULL, '2027-01-31', now()),
       (2, 1, 12, 'MONTHLY', 1, '2026-01-31', 'ACTIVE', NULL, '2026-12-31', now()),
       (3, 1, 13, 'MONTHLY', 1, '2026-01-31', 'PAUSED', 'Its first invoice is cancelled. Open that one again, then resume.', '2026-12-31', now()),
       (4, 1, 14, 'MONTHLY', 1, '2026-01-31', 'PAUSED', NULL, '2026-12-31', now())`,
    `INSERT INTO "ScheduleRun" ("userId", "scheduleId", "day", "invoiceId") VALUES (1, 1, '2026-07-31', 19)`,
    `INSERT INTO "Payment" ("id", "userId", "invoiceId", "paidOn", "amount", "method") VALUES (7, 1, 11, '2026-03-01', 120, 'CARD')`,
    `INSERT INTO "OutboxMail" ("id", "userId", "invoiceId", "kind", "cause", "to", "subject", "message", "status")
     VALUES (5, 1, 14, 'INVOICE', 'send 1', ARRAY['x@y.example'], 'S', 'M', 'SENT')`,
    `INSERT INTO "Event" ("userId", "invoiceId", "type", "data") VALUES (1, 14, 'MAIL_SENT', '{"mailId": 5, "kind": "INVOICE"}')`,
    ...failures.map(
      (
        [sentence],
        index,
      ) => `INSERT INTO "OutboxMail" ("id", "userId", "invoiceId", "kind", "cause", "to", "subject", "message", "status", "error")
       VALUES (${20 + index}, 1, 14, 'INVOICE', 'failure ${index}', ARRAY['x@y.example'], 'S', 'M', 'FAILED', '${sentence}')`,
    ),
    ...failures.map(
      ([reason]) => `INSERT INTO "Event" ("userId", "invoiceId", "type", "data")
       VALUES (1, 14, 'MAIL_FAILED', '${JSON.stringify({ to: ['x@y.example'], reason })}')`,
    ),
    `INSERT INTO "Event" ("userId", "invoiceId", "type", "data") VALUES (1, 18, 'INVOICE_DELETED', '{"reason": "It was no longer due."}')`,
  ])
  for (const [index, { last, numbers }] of Object.values(numbered).entries())
    await runStatements(url, business(10 + index, last, numbers))
  await runStatements(url, deletions(50))
  await installation.deploy()
})
after(() => scratch.stop())

const rows = async (statement) => (await runStatements(url, [statement]))[0].rows

test('custom reminder texts are used before and after the due date as they were', async () => {
  const texts = '"reminderBeforeMessage" AS before, "reminderAfterMessage" AS after, "reminderHour" AS hour'
  assert.deepEqual(await rows(`SELECT ${texts} FROM "Business" WHERE "id" < 10 ORDER BY "id"`), [
    { before: null, after: null, hour: 9 },
    { before: 'Please pay {number}.', after: 'Please pay {number}.', hour: 9 },
  ])
})

test('clients are sorted by company, else by name', async () => {
  const clients = await rows(`SELECT "title" FROM "Client" WHERE "businessId" = 1 ORDER BY "title"`)
  assert.deepEqual(
    clients.map(({ title }) => title),
    ['Acme', 'Bob', 'Cy'],
  )
})

test('invoices are found by their line text', async () => {
  const [one, two] = await rows(
    `SELECT "searchText" AS text, length("searchText") AS length FROM "Invoice" WHERE "businessId" = 1 AND "id" < 11 ORDER BY "id"`,
  )
  assert.ok(one.text.startsWith('n-1\n1.00\nété relaunch\nxxx'))
  assert.equal(one.length, 'n-1\n1.00\n'.length + 2000)
  assert.equal(two.text, 'n-2\n1.00')
})

test('search text is folded by a job, and folded again after an earlier release changes it', async () => {
  const folded = (table) =>
    rows(
      `SELECT "foldedText" FROM "${table}" WHERE "businessId" = 1 AND "id" < 11 AND "foldedText" IS NOT NULL`,
    )
  assert.deepEqual([await folded('Client'), await folded('Invoice')], [[], []])
  await rows(`UPDATE "Client" SET "foldedText" = 'before' WHERE "businessId" = 1`)
  await rows(`UPDATE "Client" SET "notes" = 'n' WHERE "businessId" = 1`)
  assert.equal((await folded('Client')).length, 3)
  await rows(`UPDATE "Client" SET "name" = "name" || 'x', "foldedText" = 'after' WHERE "businessId" = 1`)
  assert.equal((await folded('Client')).length, 3)
  await rows(`UPDATE "Client" SET "name" = left("name", -1) WHERE "businessId" = 1`)
  assert.deepEqual(await folded('Client'), [])
})

const series = async (name) => {
  const [found] = await rows(
    `SELECT "pattern", "resets", "isChosen" FROM "NumberSeries" WHERE "businessId" = ${idOf(name)}`,
  )
  const counters = await rows(
    `SELECT "period", "last"::int FROM "NumberCounter" WHERE "businessId" = ${idOf(name)} ORDER BY "period"`,
  )
  return found
    ? [found.pattern, found.resets, Object.fromEntries(counters.map(({ period, last }) => [period, last]))]
    : null
}

for (const [name, expected] of Object.entries({
  usual: ['INV-{0000}', 'NEVER', { '': 3 }],
  'a year in front': ['2026/{000}', 'NEVER', { '': 17 }],
  'a year behind': ['{0}/2026', 'NEVER', { '': 17 }],
  'a year in brackets': ['INV-{0000} (2025)', 'NEVER', { '': 42 }],
  'years that begin anew': ['{YYYY}/{000}', 'YEARLY', { 2025: 41, 2026: 2 }],
  'years that go on': ['{0}-{YYYY}', 'NEVER', { '': 43 }],
  'months that begin anew': ['{YY}-{MM}-{000}', 'MONTHLY', { '2025-12': 9, '2026-10': 6, '2026-11': 2 }],
  'the first of two runs': ['A{0}-12', 'NEVER', { '': 7 }],
  'another shape before': ['R-{00}', 'NEVER', { '': 10 }],
  'set in the settings': ['N-{000}', 'NEVER', { '': 99 }],
  'no digits': ['Opening-{0}', 'NEVER', { '': 1 }],
  twins: ['inv-{0}', 'NEVER', { '': 2 }],
  braces: null,
  nobody: null,
}))
  test(`numbering continues as before: ${name}`, async () => {
    assert.deepEqual(await series(name), expected)
  })

test('a counter has its maximum length, and longer digits become part of the pattern', async () => {
  const [digits] =
    await rows(`SELECT "pattern", "last"::text FROM "NumberSeries" JOIN "NumberCounter" USING ("businessId", "kind")
    WHERE "businessId" = ${idOf('more digits than a counter has')}`)
  assert.deepEqual(digits, { pattern: '12345{0}', last: '678901234567890' })
  assert.deepEqual(
    await rows(
      `SELECT "series", "count"::text FROM "GivenNumber" WHERE "businessId" = ${idOf('all in digits')}`,
    ),
    [{ series: '{n}', count: '20261122000017' }],
  )
})

test('every number is kept: two that differ by case, and those of deleted invoices', async () => {
  const kept = (id) =>
    rows(`SELECT "number", "key", "series", "count"::int, "releasedFor" AS "for", "note", "releasedBy" AS "by",
      "issuedAt" IS NOT NULL AS "issued", "content" ->> 'totalAmount' AS "total" FROM "GivenNumber" WHERE "businessId" = ${id} ORDER BY "id"`)
  const held = { series: 'inv-{n}', for: null, note: null, by: null, issued: false, total: null }
  assert.deepEqual(await kept(idOf('twins')), [
    { ...held, number: 'INV-1', key: 'inv-1', count: 1 },
    { ...held, number: 'inv-1', key: 'inv-1\n2', count: 1 },
    { ...held, number: 'inv-2', key: 'inv-2', count: 2 },
  ])
  const by = 'U 50'
  assert.deepEqual(await kept(50), [
    { ...held, number: 'INV-0002', key: 'inv-0002', count: 2 },
    { ...held, number: 'INV-0003', key: 'inv-0003', count: 3, for: 'CHANGED', note: 'INV-0009', by },
    { ...held, number: 'INV-0009', key: 'inv-0009', count: 9 },
    { ...held, number: 'INV-0004', key: 'inv-0004', count: 4, for: 'DELETED', by, issued: true, total: '7' },
    { ...held, number: 'INV-0005', key: 'inv-0005', count: 5, for: 'DRAFT_DELETED', by },
    { ...held, number: 'INV-0009', key: 'inv-0009\n2', count: 9, for: 'DELETED', by, issued: true },
  ])
})

test('a schedule has the content of its first invoice', async () => {
  const columns =
    '"clientId", "currency", "taxRate"::text, "notes", "paymentMethod", "paymentTerms", "missed", "status"'
  assert.deepEqual(await rows(`SELECT ${columns} FROM "Schedule" WHERE "id" = 1`), [
    {
      clientId: 2,
      currency: 'GBP',
      taxRate: '20.000',
      notes: 'For {month}',
      paymentMethod: 'AUTOCHARGE',
      paymentTerms: 30,
      missed: 'EACH',
      status: 'ACTIVE',
    },
  ])
  assert.deepEqual(
    await rows(
      `SELECT "description", "quantity"::text, "unitPrice"::text FROM "ScheduleLine" WHERE "scheduleId" = 1 ORDER BY "position"`,
    ),
    [
      { description: 'Retainer {month}', quantity: '2.0000', unitPrice: '25.00' },
      { description: 'Hosting', quantity: '1.0000', unitPrice: '50.00' },
    ],
  )
  assert.deepEqual(await rows(`SELECT "frequency", "every" FROM "Invoice" WHERE "id" = 11`), [
    { frequency: 'QUARTERLY', every: 2 },
  ])
})

test('a schedule that a cancelled invoice stopped, or would have, waits for its owner', async () => {
  const stopped = {
    status: 'PAUSED',
    problem: { code: 'series.first-cancelled' },
  }
  assert.deepEqual(
    await rows(`SELECT "id", "status", "problem" FROM "Schedule" WHERE "id" > 1 ORDER BY "id"`),
    [
      { id: 2, ...stopped },
      { id: 3, ...stopped },
      { id: 4, status: 'PAUSED', problem: null },
    ],
  )
})

test('email errors are stored by code, and unknown texts as they were', async () => {
  const codes = failures.map(([, code]) => code)
  const mails = await rows(`SELECT "error" FROM "OutboxMail" WHERE "status" = 'FAILED' ORDER BY "id"`)
  assert.deepEqual(
    mails,
    codes.map((error) => ({ error })),
  )
  const events = await rows(
    `SELECT "data" -> 'reason' AS "reason" FROM "Event" WHERE "type" = 'MAIL_FAILED' ORDER BY "id"`,
  )
  assert.deepEqual(
    events,
    codes.map((reason) => ({ reason })),
  )
  // A reason written by the owner stays as it is.
  assert.deepEqual(await rows(`SELECT "data" ->> 'reason' AS "reason" FROM "Event" WHERE "invoiceId" = 18`), [
    { reason: 'It was no longer due.' },
  ])
})

test('ids are preserved and continue in each business after the highest one ever used', async () => {
  assert.deepEqual(
    await rows(
      `SELECT "kind", "last" FROM "IdCounter" WHERE "businessId" = 1 AND "kind" <> 'GivenNumber' ORDER BY "kind"`,
    ),
    Object.entries({ Client: 3, Invoice: 19, Payment: 7, Schedule: 4 }).map(([kind, last]) => ({
      kind,
      last,
    })),
  )
  assert.deepEqual(
    await rows(
      `SELECT "businessId", "invoiceId", "position" FROM "LineItem" WHERE "businessId" = 1 ORDER BY 2, 3`,
    ),
    [1, 11].flatMap((invoiceId) => [1, 2].map((position) => ({ businessId: 1, invoiceId, position }))),
  )
  const add = (businessId) =>
    `INSERT INTO "Client" ("businessId", "name", "updatedAt") VALUES (${businessId}, 'Next', now()) RETURNING "id"`
  assert.deepEqual(
    [await rows(add(1)), await rows(add(1)), await rows(add(2))],
    [[{ id: 4 }], [{ id: 5 }], [{ id: 1 }]],
  )
  const [{ id }] = await rows(
    `INSERT INTO "User" ("email", "username", "fullName", "updatedAt") VALUES ('n@e.example', 'n', 'N', now()) RETURNING "id"`,
  )
  assert.ok(id > 100)
  assert.deepEqual(
    await rows(`SELECT m."id" FROM "Event" e JOIN "OutboxMail" m ON m."ref"::text = e."data"->>'mailId'`),
    [{ id: 5 }],
  )
})

test('a schedule outlives its first invoice', async () => {
  await runStatements(url, ['DELETE FROM "Invoice" WHERE "id" = 11'])
  assert.deepEqual(await rows(`SELECT "invoiceId", "businessId" FROM "Schedule" WHERE "id" = 1`), [
    { invoiceId: null, businessId: 1 },
  ])
})

test('emails outlive their invoice, and are deleted with the account, like its schedules', async () => {
  const ids = `SELECT "id", "invoiceId" FROM "OutboxMail" WHERE "businessId" = 1 ORDER BY "id"`
  const kept = [5, ...failures.map((_, index) => 20 + index)].map((id) => ({ id, invoiceId: 14 }))
  assert.deepEqual(await rows(ids), kept)
  await runStatements(url, ['DELETE FROM "Invoice" WHERE "businessId" = 1 AND "id" = 14'])
  assert.deepEqual(await rows(ids), kept)
  // The last email about an account belongs to no invoice and outlives the account.
  await runStatements(url, [
    `INSERT INTO "OutboxMail" ("businessId", "kind", "cause", "to", "subject", "message") VALUES (1, 'FAREWELL', 'x', ARRAY['a@b.example'], '', '')`,
    'DELETE FROM "User" WHERE "id" = 1',
  ])
  assert.deepEqual(await rows('SELECT 1 FROM "Schedule"'), [])
  assert.deepEqual(await rows('SELECT "kind" FROM "OutboxMail" WHERE "businessId" = 1'), [
    { kind: 'FAREWELL' },
  ])
})

import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { Linter } from 'eslint'
import typescript from 'eslint-config-next/typescript'
import { listOwnedModels, scopedQueries } from '../../scripts/lib/lint/scoped-queries.mjs'
import { UNSCOPED_QUERIES } from '../../scripts/lib/lint/unscoped-queries.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'

const models = listOwnedModels(readFileSync(inRoot('prisma/schema.prisma'), 'utf8'))
const { parser } = typescript.find(({ languageOptions }) => languageOptions?.parser).languageOptions
const linter = new Linter({ cwd: inRoot('.') })

/** Returns the rule's reports on a text, by kind and table. */
function said(code, { file = 'lib/some/file.ts', unscoped = [] } = {}) {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { house: { rules: { scoped: scopedQueries } } },
    rules: { 'house/scoped': ['error', { models, unscoped }] },
  }
  return linter.verify(code, [config], { filename: inRoot(file) }).flatMap((one) => {
    assert.ok(!one.fatal, one.message)
    if (one.ruleId !== 'house/scoped') return []
    return [
      `${one.messageId} ${/of (\w+) needs|"(\w+)" needs/.exec(one.message)?.slice(1).find(Boolean) ?? ''}`,
    ]
  })
}
const inside = (code) => `async function ask(actor, id, tx) {\n${code}\n}`

describe('the models of a business', () => {
  test('are read from the schema, including future ones', () => {
    const names = models.map(({ name }) => name)
    for (const name of [
      'Client',
      'Invoice',
      'LineItem',
      'Payment',
      'OutboxMail',
      'Event',
      'Logo',
      'RunningTotal',
    ])
      assert.ok(names.includes(name), name)
    for (const name of ['User', 'Business', 'Session', 'Membership', 'Token', 'LocalMail'])
      assert.ok(!names.includes(name), name)
    const schema =
      'model New {\n  businessId Int\n}\nmodel Other {\n  userId Int\n}\nmodel Named {\n  businessId Int\n\n  @@map("Old")\n}\n'
    assert.deepEqual(listOwnedModels(schema), [
      { name: 'New', table: 'New' },
      { name: 'Named', table: 'Old' },
    ])
  })
})

describe('a Prisma query', () => {
  for (const [what, code] of Object.entries({
    'an id alone': 'return tx.invoice.findFirst({ where: { id } })',
    'no where': 'return tx.invoice.findMany({ take: 5 })',
    'nothing at all': 'return tx.client.count()',
    'a filter of everybody’s': "return tx.outboxMail.updateMany({ where: { status: 'QUEUED' }, data: {} })",
    'every business but one':
      'return tx.event.deleteMany({ where: { businessId: { not: actor.businessId } } })',
    'a business that is not said': 'return tx.event.deleteMany({ where: { businessId: undefined } })',
    'a where by a name': 'const where = { id, status: 1 }\nreturn tx.recurringSchedule.findUnique({ where })',
    'a where that may change':
      'let where = { businessId: actor.businessId }\nreturn tx.logo.findMany({ where })',
    'a where that somebody hands over': 'return tx.payment.findMany({ where: id })',
    'a condition': 'return tx.client.findMany({ where: { ...(id && { businessId: actor.businessId }) } })',
    'one side of a choice':
      'return tx.client.findMany({ where: id ? { businessId: actor.businessId } : { deletedAt: null } })',
    'one side of an OR':
      'return tx.client.findMany({ where: { OR: [{ businessId: actor.businessId }, { deletedAt: null }] } })',
    'a business that only what it selects names':
      'return tx.invoice.findFirst({ where: { id }, select: { businessId: true } })',
    'another key': 'return tx.outboxMail.findUnique({ where: { ref: id } })',
    sums: "return tx.invoice.groupBy({ by: ['status'], where: { clientId: id } })",
    'a change': 'return tx.invoice.update({ where: { publicTokenHash: id }, data: {} })',
  }))
    test(`is rejected for ${what}`, () => {
      assert.equal(said(inside(code)).length, 1)
      assert.match(said(inside(code))[0], /^query /)
    })

  for (const [what, code] of Object.entries({
    'its business': 'return tx.invoice.findFirst({ where: { id, businessId: actor.businessId } })',
    'its own key': 'return tx.invoice.findUnique({ where: { own: { businessId: actor.businessId, id } } })',
    'a compound key':
      'return tx.recurringSchedule.findUnique({ where: { businessId_invoiceId: { invoiceId: id } } })',
    'a where by a name':
      'const where = { businessId: actor.businessId, id }\nreturn tx.recurringSchedule.findUnique({ where })',
    'a where that is spread':
      'const where = { businessId: actor.businessId }\nreturn tx.payment.count({ where: { ...where, id } })',
    'both sides of a choice':
      'return tx.client.findMany({ where: id ? { businessId: actor.businessId } : { own: id } })',
    'every side of an OR':
      'const { businessId } = actor\nreturn tx.client.findMany({ where: { OR: [{ businessId }, { businessId, id }] } })',
    'an AND': 'return tx.client.findMany({ where: { AND: [{ businessId: actor.businessId }, { id }] } })',
    'what only the type checker reads':
      'return tx.client.findMany({ where: { businessId: actor.businessId } satisfies object as never })',
    'what is created': 'return tx.invoice.create({ data: { id } })',
    'what belongs to a person': 'return tx.session.findMany({ where: { userId: id } })',
    'what has the name of a method': 'return actor.client.send({ id })',
  }))
    test(`is accepted for ${what}`, () => assert.deepEqual(said(inside(code)), []))

  test('is accepted with a value from a function of the file, unless that omits the business', () => {
    const page = (where) => `
      const page = (actor, after) => ({ where: { ${where} id: { gt: after } }, take: 5 }) as const
      const all = (actor) => db.event.findMany({ ...page(actor, 0), omit: {} })
      const some = (actor) => {
        const { where, ...rest } = page(actor, 0)
        return db.outboxMail.findMany({ ...rest, where: { ...where, kind: 'INVOICE' } })
      }`
    assert.deepEqual(said(page('businessId: actor.businessId,')), [])
    assert.deepEqual(said(page('')), ['query Event', 'query OutboxMail'])
  })

  test('is accepted with a parameter whose type requires a business', () => {
    const move = (type) =>
      `function move(tx: Tx, where: ${type}) { return tx.outboxMail.findFirst({ where }) }`
    assert.deepEqual(said(move('{ ref: string; businessId: BusinessId }')), [])
    assert.deepEqual(said(move('{ ref: string; businessId?: BusinessId }')), ['query OutboxMail'])
    assert.deepEqual(said(move('{ ref: string }')), ['query OutboxMail'])
  })
})

describe('an SQL query', () => {
  for (const [what, code, tables] of [
    [
      'an id alone',
      'return tx.$queryRaw`SELECT 1 FROM "Invoice" WHERE "id" = ${id} FOR UPDATE`',
      ['Invoice'],
    ],
    [
      'a join by an id alone',
      'return tx.$queryRaw`SELECT * FROM "Invoice" i JOIN "Client" c ON c."id" = i."clientId" WHERE i."businessId" = ${actor.businessId}`',
      ['Client'],
    ],
    [
      'a look inside by an id alone',
      'return sql`SELECT * FROM "Client" WHERE "businessId" = ${id} AND EXISTS (SELECT FROM "Event" WHERE "invoiceId" = 1)`',
      ['Event'],
    ],
    [
      'the business of another query beside it',
      'return Prisma.sql`(SELECT 1 FROM "Client" WHERE "businessId" = ${id}) UNION ALL (SELECT 1 FROM "Invoice" WHERE "id" = 1)`',
      ['Invoice'],
    ],
    [
      'a change of everybody’s',
      'return tx.$executeRaw`UPDATE "OutboxMail" SET "status" = 1`',
      ['OutboxMail'],
    ],
    ['a deletion', 'return tx.$executeRaw`DELETE FROM "Logo" l WHERE l."id" = ${id}`', ['Logo']],
    [
      'a part that it reads besides, which says so of itself',
      'return sql`SELECT 1 FROM "Invoice" i JOIN ${seat(actor)} m ON true WHERE i."id" = 1`',
      ['Invoice'],
    ],
    ['a part that says nothing', 'return sql`SELECT 1 FROM "Invoice" i WHERE ${id}`', ['Invoice']],
    [
      'the business of a table that is called alike',
      'return sql`SELECT 1 FROM "Invoice" i, "Business" bi WHERE bi."businessId" = i."id"`',
      ['Invoice'],
    ],
  ])
    test(`is rejected for ${what}`, () =>
      assert.deepEqual(
        said(inside(code)),
        tables.map((table) => `sql ${table}`),
      ))

  test('is rejected if its tables can’t be determined', () => {
    assert.deepEqual(said(inside('return tx.$queryRawUnsafe(id)')), ['unreadable '])
    assert.deepEqual(said(inside('return tx.$executeRawUnsafe(id)')), ['unreadable '])
  })

  for (const [what, code] of Object.entries({
    'its business':
      'return tx.$queryRaw<Row[]>`SELECT 1 FROM "Invoice" WHERE "businessId" = ${id} AND "id" = 1`',
    'the business of each table':
      'return sql`SELECT * FROM "Invoice" i JOIN "Client" c ON c."businessId" = i."businessId" AND c."id" = i."clientId"`',
    'the name of the table': 'return sql`UPDATE "Client" SET "name" = 1 WHERE "Client"."businessId" = ${id}`',
    'a function that is told whose rows':
      'return sql`SELECT 1 FROM "Invoice" i WHERE ${narrowed(actor, id)}`',
    'a part that says of which':
      'const holds = sql`"businessId" = ${id}`\nreturn sql`SELECT 1 FROM "Invoice" WHERE ${holds}`',
    'what is inserted': 'return tx.$executeRaw`INSERT INTO "Event" (${id}) SELECT 1`',
    'tables of nobody': 'return sql`SELECT 1 FROM "User" u JOIN "RateLimit" r ON r."key" = u."email"`',
    'a text that is no query': 'return html`<p>FROM "Invoice"</p>`',
  }))
    test(`is accepted for ${what}`, () => assert.deepEqual(said(inside(code)), []))
})

describe('an intentionally unscoped query', () => {
  const files = readdirSync(inRoot('lib'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.relative(inRoot('.'), path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !file.includes('generated'))

  test('is on the list, with a reason', () => {
    assert.ok(files.length > 300)
    for (const file of files)
      assert.deepEqual(
        [file, said(readFileSync(inRoot(file), 'utf8'), { file, unscoped: UNSCOPED_QUERIES })],
        [file, []],
      )
    for (const { why } of UNSCOPED_QUERIES) assert.match(why, /^[A-Z].{20,}\.$/)
  })

  test('needs its entry on the list', () => {
    const unneeded = UNSCOPED_QUERIES.filter((one) => {
      const others = UNSCOPED_QUERIES.filter((other) => other !== one)
      return said(readFileSync(inRoot(one.file), 'utf8'), { file: one.file, unscoped: others }).length === 0
    })
    assert.deepEqual(unneeded, [])
  })

  test('is allowed in one function, and for one table', () => {
    const unscoped = [{ file: 'lib/some/file.ts', within: 'ask', table: 'Invoice', why: '' }]
    const invoice = inside('return tx.invoice.findFirst({ where: { id } })')
    assert.deepEqual(said(invoice, { unscoped }), [])
    assert.deepEqual(said(invoice.replace('ask', 'other'), { unscoped }), ['query Invoice'])
    assert.deepEqual(said(invoice, { unscoped, file: 'lib/other/file.ts' }), ['query Invoice'])
    assert.deepEqual(said(inside('return tx.client.count()'), { unscoped }), ['query Client'])
  })
})

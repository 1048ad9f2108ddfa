// An installation of a release that is out, with something in every column, is upgraded migration by migration. After each, every row of every
// table says what it said before, but for what the migration says it changes.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { connected } from '../../scripts/lib/connected.mjs'
import { administer } from '../../scripts/lib/embedded.mjs'
import { deployMigrations, listMigrations } from '../../scripts/lib/migrations.mjs'
import { startScratch } from '../../scripts/lib/scratch.mjs'
import { accounts, logosOfUsers } from './installation/accounts.mjs'
import { changes } from './installation/changes.mjs'
import { documents } from './installation/documents.mjs'
import { events } from './installation/events.mjs'
import { mailing } from './installation/mails.mjs'
import { series } from './installation/series.mjs'

const all = listMigrations()
/** The first migration since that release. */
const FIRST = '20261123050000_due_by_index'
const since = all.filter(({ name }) => name >= FIRST)

/** Every row there is, by its table; what is referred to comes first. */
const rowsOf = { ...accounts, ...documents, ...series, ...mailing, Event: events }
/** How far the counters of ids are: ahead of the rows, since the newest were deleted. */
const counters = { OutboxMail: 12, Event: 140, LocalMail: 5, LocalAttachment: 3 }
/** What holds one value wherever there is a row: the only kind of document that is numbered, and what nothing ever wrote. */
const ALWAYS_ALIKE = ['GivenNumber.kind', 'NumberCounter.kind', 'NumberSeries.kind', 'Event.clientId']

let scratch, url
before(async () => {
  scratch = await startScratch({ migrate: false })
  await administer(scratch.url('postgres'), ['CREATE DATABASE upgraded'])
  url = scratch.url('upgraded')
  await deployMigrations(
    url,
    all.filter(({ name }) => name < FIRST),
  )
  await connected(url, fill)
})
after(() => scratch.stop())

async function fill(client) {
  for (const [table, rows] of Object.entries(rowsOf))
    for (const row of rows) {
      const columns = Object.keys(row).map((column) => `"${column}"`)
      await client.query(
        `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::"${table}", $1)`,
        [JSON.stringify(row)],
      )
    }
  for (const { id, logoId } of logosOfUsers)
    await client.query('UPDATE "User" SET "logoId" = $2 WHERE "id" = $1', [id, logoId])
  for (const [table, last] of Object.entries(counters))
    await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3)', [`"${table}"`, 'id', last])
}

/** The columns of every table, as the database names them: `{ table: [{ column, isNullable, isList }] }`. */
async function tablesIn(client) {
  const { rows } = await client.query(
    `SELECT "table_name" AS "table", "column_name" AS "column", "is_nullable" = 'YES' AS "isNullable",
       "data_type" = 'ARRAY' AS "isList"
     FROM information_schema.columns JOIN information_schema.tables USING ("table_schema", "table_name")
     WHERE "table_schema" = 'public' AND "table_type" = 'BASE TABLE' AND "table_name" <> '_prisma_migrations'
     ORDER BY "table_name", "column_name"`,
  )
  const tables = {}
  for (const { table, ...column } of rows) (tables[table] ??= []).push(column)
  return tables
}

/**
 * All there is: `{ table: { key: { column: text } } }`, each value as PostgreSQL writes it, each row by its primary key. The counters of
 * ids are a table more.
 */
const contents = () =>
  connected(url, async (client) => {
    const found = {}
    for (const [table, columns] of Object.entries(await tablesIn(client))) {
      const texts = columns.map(({ column }) => `"${column}"::text`)
      const { rows } = await client.query({ text: `SELECT ${texts} FROM "${table}"` })
      const key = await keyOf(client, table)
      found[table] = Object.fromEntries(rows.map((row) => [key.map((column) => row[column]).join(' '), row]))
      assert.equal(Object.keys(found[table]).length, rows.length)
    }
    const { rows } = await client.query(
      `SELECT "sequencename" AS "name", "last_value"::text AS "last" FROM pg_sequences WHERE "schemaname" = 'public'`,
    )
    return { ...found, counters: Object.fromEntries(rows.map((row) => [row.name, row])) }
  })

async function keyOf(client, table) {
  const { rows } = await client.query(
    `SELECT "attname" AS "column" FROM pg_index JOIN pg_attribute ON "attrelid" = "indrelid" AND "attnum" = ANY ("indkey")
     WHERE "indrelid" = $1::regclass AND "indisprimary" ORDER BY array_position("indkey"::int2[], "attnum")`,
    [`"${table}"`],
  )
  return rows.map(({ column }) => column)
}

test('the installation has something in every column of every table', () =>
  connected(url, async (client) => {
    const tables = await tablesIn(client)
    assert.ok(Object.keys(tables).length >= 25)
    const alike = []
    for (const [table, columns] of Object.entries(tables))
      for (const { column, isNullable, isList } of columns) {
        const { rows } = await client.query(
          `SELECT count(DISTINCT "${column}"::text)::int AS "values", count(*) > count("${column}") AS "isNullOnce" FROM "${table}"`,
        )
        const [{ values, isNullOnce }] = rows
        // A list is empty where something else is null.
        const isVaried = isNullable && !isList ? values > 0 && isNullOnce : values > 1
        if (!isVaried) alike.push(`${table}.${column}`)
      }
    assert.deepEqual(alike.sort(), ALWAYS_ALIKE.toSorted())
  }))

for (const { name } of since)
  test(`every row of every table is as it was but for what it says: ${name}`, async () => {
    const expected = await contents()
    changes[name]?.(expected)
    const upTo = all.filter((migration) => migration.name <= name)
    assert.deepEqual(await deployMigrations(url, upTo), [name])
    assert.deepEqual(await contents(), expected)
  })

test('what was said about migrations is said about those that there are', () => {
  const names = since.map(({ name }) => name)
  assert.deepEqual(
    Object.keys(changes).filter((name) => !names.includes(name)),
    [],
  )
})

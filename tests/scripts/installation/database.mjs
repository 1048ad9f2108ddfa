// Writes an installation to a database, and reads a database's complete contents for comparison.
import assert from 'node:assert/strict'
import { withConnection } from '../../../scripts/lib/with-connection.mjs'
import { accounts, logosOfUsers } from './accounts.mjs'
import { documents } from './documents.mjs'
import { events } from './events.mjs'
import { mailing } from './mails.mjs'
import { series } from './recurring.mjs'

/** The first migration after the installation's release. */
export const FIRST = '20261123050000_due_by_index'

/** Every row by table; referenced tables come first. */
const rowsOf = { ...accounts, ...documents, ...series, ...mailing, Event: events }
/** Id sequences: ahead of the rows, because the newest were deleted. */
const counters = { OutboxMail: 12, Event: 140, LocalMail: 5, LocalAttachment: 3 }

/** Writes the installation into a database of that release. */
export const writeInstallation = (url) =>
  withConnection(url, async (client) => {
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
  })

/** Returns every table's columns: `{ table: [{ column, isNullable, isList }] }`. */
export async function listTables(client) {
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
 * Returns all rows: `{ table: { key: { column: text } } }`, with values as PostgreSQL formats them, by primary key.
 * The id sequences are an additional table.
 */
export const dumpDatabase = (url) =>
  withConnection(url, async (client) => {
    const found = {}
    for (const [table, columns] of Object.entries(await listTables(client))) {
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

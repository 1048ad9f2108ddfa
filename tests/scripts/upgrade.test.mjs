// Upgrades an installation of a released version, with a value in every column, migration by migration. After each,
// every row has its previous values, except for that migration's declared changes.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { withConnection } from '../../scripts/lib/with-connection.mjs'
import { deployMigrations, listMigrations } from '../../scripts/lib/migrations.mjs'
import { changes } from './installation/changes.mjs'
import { dumpDatabase, writeInstallation, FIRST, listTables } from './installation/database.mjs'
import { startBefore } from './installation/start-before-migration.mjs'

const all = listMigrations()
const since = all.filter(({ name }) => name >= FIRST)

/**
 * Columns with the same value in every row: the only numbered kind of document, and a column that was never written.
 */
const ALWAYS_ALIKE = ['GivenNumber.kind', 'NumberCounter.kind', 'NumberSeries.kind', 'Event.clientId']

let scratch, url
before(async () => {
  ;({ scratch, url } = await startBefore(FIRST))
  await writeInstallation(url)
})
after(() => scratch.stop())

test('the installation has a value in every column of every table', () =>
  withConnection(url, async (client) => {
    const tables = await listTables(client)
    assert.ok(Object.keys(tables).length >= 25)
    const alike = []
    for (const [table, columns] of Object.entries(tables))
      for (const { column, isNullable, isList } of columns) {
        const { rows } = await client.query(
          `SELECT count(DISTINCT "${column}"::text)::int AS "values", count(*) > count("${column}") AS "isNullOnce" FROM "${table}"`,
        )
        const [{ values, isNullOnce }] = rows
        // Lists are empty instead of null.
        const isVaried = isNullable && !isList ? values > 0 && isNullOnce : values > 1
        if (!isVaried) alike.push(`${table}.${column}`)
      }
    assert.deepEqual(alike.sort(), ALWAYS_ALIKE.toSorted())
  }))

for (const { name } of since)
  test(`the migration changes only the rows it is meant to change: ${name}`, async () => {
    const expected = await dumpDatabase(url)
    changes[name]?.(expected)
    const upTo = all.filter((migration) => migration.name <= name)
    assert.deepEqual(await deployMigrations(url, upTo), [name])
    assert.deepEqual(await dumpDatabase(url), expected)
  })

test('declared changes refer to existing migrations', () => {
  const names = since.map(({ name }) => name)
  assert.deepEqual(
    Object.keys(changes).filter((name) => !names.includes(name)),
    [],
  )
})

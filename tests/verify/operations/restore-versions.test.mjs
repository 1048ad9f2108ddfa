// A backup restores into the oldest supported PostgreSQL, and from there into the newest.
import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { openArchive } from '../../../scripts/lib/backup/archive.mjs'
import { hoistEnumValues } from '../../../scripts/lib/backup/enum-values.mjs'
import { restoreBackup } from '../../../scripts/lib/backup/restore.mjs'
import { writeBackup } from '../../../scripts/lib/backup/write.mjs'
import { withConnection } from '../../../scripts/lib/with-connection.mjs'
import { seed } from '../../../scripts/lib/database.mjs'
import { runStatements } from '../../../scripts/lib/embedded-postgres.mjs'
import { deployMigrations } from '../../../scripts/lib/migrations.mjs'
import { startScratch } from '../../../scripts/lib/scratch-postgres.mjs'
import { onTestEnd, dumpDatabase, createTemporaryFolder } from '../../scripts/helpers.mjs'
import { oldestPostgres } from '../support/oldest-postgres.mjs'

const keys = { nextauthSecret: 'the secret this was made with' }
let newest, oldest

before(async () => {
  process.env.NEXTAUTH_SECRET = 'a-secret-for-tests-that-is-long-enough'
  newest = await startScratch()
  oldest = await startScratch({ modules: await oldestPostgres() })
})

after(async () => {
  await newest?.stop()
  await oldest?.stop()
})

let count = 0
async function createEmpty(server) {
  const name = `target${count++}`
  await runStatements(server.url('postgres'), [`CREATE DATABASE ${name} TEMPLATE template0`])
  return server.url(name)
}

/** Creates the demo business, including enum values that a migration added later: two answered quotes. */
async function createSource(server, name) {
  const url = await server.createDatabase(name)
  await seed(url)
  await runStatements(url, [
    `UPDATE "Invoice" SET status = 'ACCEPTED' WHERE id = (SELECT min(id) FROM "Invoice" WHERE kind = 'QUOTE')`,
    `UPDATE "Invoice" SET status = 'DECLINED' WHERE id = (SELECT max(id) FROM "Invoice" WHERE kind = 'QUOTE')`,
  ])
  return url
}

/**
 * Returns rows, sequences and indexes: constraints are listed differently between versions, and sessions and links
 * aren't restored.
 */
async function storedIn(url) {
  const { tables, counters, indexes } = await dumpDatabase(url)
  return { tables: { ...tables, Session: [], Token: [] }, counters, indexes }
}

async function backUp(t, url) {
  const file = path.join(createTemporaryFolder(t), 'one.zip')
  await writeBackup({ url, file, keys })
  const backup = await openArchive(file)
  onTestEnd(t, () => backup.close())
  return backup
}

const DIRECTIONS = [
  ['the newest PostgreSQL', 'the oldest', () => [newest, oldest]],
  ['the oldest PostgreSQL', 'the newest', () => [oldest, newest]],
  ['the oldest PostgreSQL', 'itself', () => [oldest, oldest]],
]

for (const [from, to, servers] of DIRECTIONS)
  test(`a backup of ${from} restores into ${to}, and again from there`, { timeout: 120_000 }, async (t) => {
    const [source, target] = servers()
    const url = await createSource(source, `source${count++}`)
    const backup = await backUp(t, url)
    const restored = await createEmpty(target)
    await restoreBackup({ url: restored, backup })
    assert.deepEqual(await storedIn(restored), await storedIn(url))
    await restoreBackup({ url: restored, backup, replace: true })
    assert.deepEqual(await storedIn(restored), await storedIn(url))
    assert.deepEqual(await deployMigrations(restored), [])
  })

test('values added to an enum can be used at once, in order', async () => {
  const migrations = [
    `CREATE TYPE "Colour" AS ENUM ('RED', 'GREEN'); CREATE TYPE "Size" AS ENUM ('S', 'L'); CREATE TABLE one (c "Colour", s "Size")`,
    `ALTER TYPE "Size" ADD VALUE 'M' BEFORE 'L'; ALTER TYPE "Size" ADD VALUE IF NOT EXISTS 'XS' AFTER 'S';`,
    `CREATE TYPE "Colour_new" AS ENUM ('RED'); ALTER TABLE one ALTER COLUMN c TYPE "Colour_new" USING c::text::"Colour_new";
     DROP TYPE "Colour"; ALTER TYPE "Colour_new" RENAME TO "Colour";`,
    `ALTER TYPE "Colour" ADD VALUE 'BLUE';`,
  ].map((sql, index) => ({ name: String(index), sql }))
  const [step, whole] = [await createEmpty(oldest), await createEmpty(oldest)]
  const QUESTION = `SELECT enum_range(NULL::"Size")::text AS sizes, enum_range(NULL::"Colour")::text AS colours`
  const ask = async (client) => (await client.query(QUESTION)).rows
  await deployMigrations(step, migrations)
  const wanted = await withConnection(step, ask)
  const found = await withConnection(whole, async (client) => {
    await client.query('BEGIN')
    for (const { sql } of hoistEnumValues(migrations)) await client.query(sql)
    await client.query(`INSERT INTO one VALUES ('BLUE', 'M')`)
    return ask(client)
  })
  assert.deepEqual(found, wanted)
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { runStatements } from '../../scripts/lib/embedded-postgres.mjs'
import { deployMigrations } from '../../scripts/lib/migrations.mjs'
import { startScratch } from '../../scripts/lib/scratch-postgres.mjs'
import { waitUntil } from './helpers.mjs'

let scratch
before(async () => {
  scratch = await startScratch()
})
after(() => scratch.stop())

const counts = async (url, table) => {
  const [{ rows }] = await runStatements(url, [`SELECT to_regclass('${table}') AS found`])
  return rows[0].found
}

test('two concurrent deployments apply each migration once', async () => {
  const url = await scratch.createDatabase('twice')
  const more = [{ name: '99990101000000_more', sql: 'CREATE TABLE "more" (id int); SELECT pg_sleep(0.3)' }]
  const results = await Promise.all([deployMigrations(url, more), deployMigrations(url, more)])
  assert.deepEqual(results.flat(), ['99990101000000_more'])
})

test('a migration that fails is rolled back', async () => {
  const url = await scratch.createDatabase('failing')
  const failing = [{ name: '99990101000000_half', sql: 'CREATE TABLE "half" (id int); SELECT 1/0' }]
  await assert.rejects(
    deployMigrations(url, failing),
    /99990101000000_half failed and was undone: division by zero/,
  )
  assert.equal(await counts(url, '"half"'), null)
  const mended = [{ name: failing[0].name, sql: 'CREATE TABLE "half" (id int)' }]
  assert.deepEqual(await deployMigrations(url, mended), [failing[0].name])
})

test('a migration changed after it was applied is refused', async () => {
  const url = await scratch.createDatabase('changed')
  const one = { name: '99990101000000_one', sql: 'CREATE TABLE "one" (id int)' }
  await deployMigrations(url, [one])
  await assert.rejects(
    deployMigrations(url, [{ ...one, sql: `${one.sql} ` }]),
    /was changed after this database got it/,
  )
})

const held = async (url, statement) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('BEGIN')
  await client.query(statement)
  return client
}

test('a migration that waits for a table lets other queries through, and is applied when it is free', async () => {
  const url = await scratch.createDatabase('busy')
  const report = await held(url, 'SELECT count(*) FROM "User"')
  const more = [{ name: '99990101000000_busy', sql: 'ALTER TABLE "User" ADD COLUMN busy int' }]
  let isDone = false
  const deployment = deployMigrations(url, more).finally(() => (isDone = true))
  const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND locktype = 'relation'`
  await waitUntil(async () => (await runStatements(url, [waiting]))[0].rowCount > 0)
  // Waits behind the migration at most until that gives up its place in the lock queue.
  await runStatements(url, ['SELECT count(*) FROM "User"'])
  assert.equal(isDone, false)
  await report.end()
  assert.deepEqual(await deployment, ['99990101000000_busy'])
})

test('a lock that a dead deployment holds is reported instead of waited for endlessly', async () => {
  const url = await scratch.createDatabase('left')
  const left = await held(url, 'SELECT pg_advisory_lock(72707369)')
  await assert.rejects(
    deployMigrations(url, [], { turn: '200ms' }),
    /left its lock there[^]*pg_terminate_backend/,
  )
  await left.end()
})

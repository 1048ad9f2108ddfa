import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { administer } from '../../scripts/lib/embedded.mjs'
import { deployMigrations } from '../../scripts/lib/migrations.mjs'
import { startScratch } from '../../scripts/lib/scratch.mjs'

let scratch
before(async () => {
  scratch = await startScratch()
})
after(() => scratch.stop())

const counts = async (url, table) => {
  const [{ rows }] = await administer(url, [`SELECT to_regclass('${table}') AS found`])
  return rows[0].found
}

test('two deployments at once apply each migration once', async () => {
  const url = await scratch.createDatabase('twice')
  const more = [{ name: '99990101000000_more', sql: 'CREATE TABLE "more" (id int); SELECT pg_sleep(0.3)' }]
  const results = await Promise.all([deployMigrations(url, more), deployMigrations(url, more)])
  assert.deepEqual(results.flat(), ['99990101000000_more'])
})

test('a migration that fails leaves nothing of itself', async () => {
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

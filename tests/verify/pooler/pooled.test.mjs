// Deployments whose DATABASE_URL uses PgBouncer in transaction mode, like the pooled URLs of hosts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { runStatements } from '../../../scripts/lib/embedded-postgres.mjs'
import { directUrl } from '../../../scripts/lib/direct-url.mjs'
import { deployMigrations, listMigrations } from '../../../scripts/lib/migrations.mjs'
import { startScratch } from '../../../scripts/lib/scratch-postgres.mjs'
import { startPooler } from '../../scripts/pooler.mjs'
import { runScript } from '../../scripts/helpers.mjs'

let scratch
before(async () => {
  scratch = await startScratch()
})
after(() => scratch.stop())

/** Simulates a running application: short transactions without pause on several connections. */
function traffic(t, url, question = 'SELECT count(*) FROM "User"') {
  const errors = []
  let done = 0
  let going = true
  const customer = async () => {
    const client = new pg.Client({ connectionString: url })
    // A broken connection fails the current query.
    client.on('error', () => {})
    await client.connect()
    try {
      while (going) {
        await client.query('BEGIN')
        await client.query(question)
        await client.query('COMMIT')
        done++
      }
    } catch (error) {
      errors.push(error.message)
    }
    await client.end()
  }
  const customers = Array.from({ length: 8 }, customer)
  t.after(() => (going = false))
  /** Resolves after `count` more responses, which proves that nothing blocks them. */
  const more = async (count) => {
    for (const wanted = done + count; done < wanted && !errors.length;)
      await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const stop = async () => {
    going = false
    await Promise.all(customers)
    return errors
  }
  return { more, stop }
}

const NO_POOLER = 'PgBouncer can’t be had here. On Debian: sudo apt-get install -y pgbouncer'
const patience = (ms) => new Promise((resolve) => setTimeout(resolve, ms, 'hangs').unref())
const locksOf = async (url) => {
  const [{ rows }] = await runStatements(url, [`SELECT objid, pid FROM pg_locks WHERE locktype = 'advisory'`])
  return rows
}
const vercel = {
  VERCEL: '1',
  NEXTAUTH_SECRET: 'a-secret-for-tests-that-is-long-enough',
  DATABASE_URL_UNPOOLED: '',
  CRON_SECRET: '',
}

test(
  'three deployments in a row work under load, all through the pooler',
  { timeout: 120_000 },
  async (t) => {
    const url = await scratch.createDatabase('pooled')
    const pooled = (await startPooler(t, url))?.pooled(url)
    if (!pooled) return t.skip(NO_POOLER)
    const requests = traffic(t, pooled)
    for (const round of [1, 2, 3]) {
      const sql = `CREATE TABLE more_${round} (id int); ALTER TABLE "User" ADD COLUMN more_${round} int`
      const more = [{ name: `9999010100000${round}_more`, sql }]
      const applied = await Promise.race([deployMigrations(pooled, more), patience(15_000)])
      assert.deepEqual(applied, [more[0].name])
      await requests.more(50)
    }
    assert.deepEqual(await requests.stop(), [])
    assert.deepEqual(await locksOf(url), [])
  },
)

test('vercel-build migrates over the direct URL, repeatedly', { timeout: 300_000 }, async (t) => {
  await runStatements(scratch.url('postgres'), ['CREATE DATABASE vercel'])
  const url = scratch.url('vercel')
  const pooled = (await startPooler(t, url))?.pooled(url)
  if (!pooled) return t.skip(NO_POOLER)
  const requests = traffic(t, pooled, 'SELECT 1')
  const env = { ...vercel, DATABASE_URL: pooled, POSTGRES_URL_NON_POOLING: url }
  for (const round of [1, 2, 3]) {
    const build = runScript(t, ['scripts/vercel-build.mjs'], env)
    assert.equal(await build.ended, 0, `${round}: ${build.output()}`)
    assert.match(build.output(), /CRON_SECRET is not set: nothing runs by itself/)
    assert.match(build.output(), round === 1 ? /Applied \d+_init, / : /No migration is missing/)
    await requests.more(50)
  }
  assert.deepEqual(await requests.stop(), [])
  assert.deepEqual(await locksOf(url), [])
  const [{ rows }] = await runStatements(url, [
    'SELECT migration_name AS name FROM "_prisma_migrations" ORDER BY 1',
  ])
  assert.deepEqual(
    rows.map(({ name }) => name),
    listMigrations().map(({ name }) => name),
  )
})

test('a direct URL must lead to the same database', async () => {
  const url = await scratch.createDatabase('one')
  const other = await scratch.createDatabase('another')
  const same = url.replace('127.0.0.1', 'localhost')
  const gone = 'postgresql://nobody@127.0.0.1:1/one'
  assert.equal(await directUrl(url, { DIRECT_URL: same }), same)
  assert.equal(await directUrl(url, { DATABASE_URL_UNPOOLED: same, POSTGRES_URL_NON_POOLING: gone }), same)
  assert.equal(await directUrl(url, { POSTGRES_URL_NON_POOLING: same }), same)
  assert.equal(await directUrl(url, { DIRECT_URL: '' }), url)
  for (const useless of [other, gone])
    assert.equal(await directUrl(url, { POSTGRES_URL_NON_POOLING: useless }), url)
  await assert.rejects(
    directUrl(url, { DIRECT_URL: other }),
    /DIRECT_URL names another database than DATABASE_URL/,
  )
  await assert.rejects(directUrl(url, { DIRECT_URL: gone }), /DIRECT_URL does not answer: /)
})

// Database timeouts apply to the application's connections, also behind PgBouncer in transaction mode, and to no
// others.
import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { restoreBackup } from '../../scripts/lib/backup/restore.mjs'
import { openArchive } from '../../scripts/lib/backup/archive.mjs'
import { writeBackup } from '../../scripts/lib/backup/write.mjs'
import { withConnection, NO_TIMEOUTS } from '../../scripts/lib/with-connection.mjs'
import { runStatements } from '../../scripts/lib/embedded-postgres.mjs'
import { deployMigrations } from '../../scripts/lib/migrations.mjs'
import { loadModules } from '../../scripts/lib/modules.mjs'
import { startScratch } from '../../scripts/lib/scratch-postgres.mjs'
import { startPooler } from './pooler.mjs'
import { waitUntil, createTemporaryFolder } from './helpers.mjs'

const NO_POOLER = 'PgBouncer can’t be had here. On Debian: sudo apt-get install -y pgbouncer'
const SETTINGS = `
  SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
    current_setting('idle_in_transaction_session_timeout') AS idle, pg_backend_pid() AS pid`
const OURS = { statement: '5s', lock: '4s', idle: '12s' }
const NONE = { statement: '0', lock: '0', idle: '0' }

let scratch
before(async () => {
  scratch = await startScratch()
})
after(() => scratch.stop())

/** Loads the application's own client for a database. */
async function startApplication(t, url) {
  Object.assign(process.env, { DATABASE_URL: url, NEXTAUTH_SECRET: 'a-secret-for-tests-that-is-long-enough' })
  const { modules, remove } = await loadModules(`export { db } from './lib/platform/db/client'`)
  t.after(async () => {
    await modules.db.$disconnect()
    delete globalThis.prisma
    remove()
  })
  return modules.db
}

async function assertTimeouts(db, others) {
  const ask = (on) => on.$queryRawUnsafe(SETTINGS).then(([row]) => row)
  const [alone, ...inside] = [
    await ask(db),
    ...(await db.$transaction(async (tx) => [await ask(tx), await ask(tx)])),
  ]
  const theirs = await withConnection(others, (client) => client.query(SETTINGS))
  for (const { pid, ...settings } of [alone, ...inside]) assert.deepEqual(settings, OURS, `of ${pid}`)
  const { pid, ...settings } = theirs.rows[0]
  assert.deepEqual(settings, NONE)
  return { own: alone.pid, theirs: pid }
}

test('the application has the timeouts on a direct connection', { timeout: 60_000 }, async (t) => {
  const url = await scratch.createDatabase('direct')
  await assertTimeouts(await startApplication(t, url), url)
})

test(
  'the application has the timeouts through PgBouncer, and other clients do not',
  { timeout: 120_000 },
  async (t) => {
    const url = await scratch.createDatabase('through_pooler')
    // A single server connection, so that all clients share it.
    const pooler = await startPooler(t, url, { connections: 1 })
    if (!pooler) return t.skip(NO_POOLER)
    const pooled = pooler.pooled(url)
    const { own, theirs } = await assertTimeouts(await startApplication(t, pooled), pooled)
    assert.equal(own, theirs)
  },
)

/** Creates a database with default timeouts for everybody, as some hosts set. */
async function strictDatabase(name) {
  const url = await scratch.createDatabase(name)
  await runStatements(url, [
    `ALTER DATABASE ${name} SET statement_timeout = '2s'`,
    `ALTER DATABASE ${name} SET idle_in_transaction_session_timeout = '2s'`,
  ])
  return url
}

test(
  'migrations and the indexes they build have no timeout, directly and through PgBouncer',
  { timeout: 120_000 },
  async (t) => {
    const url = await strictDatabase('migrated')
    const pooled = (await startPooler(t, url))?.pooled(url)
    for (const address of [url, pooled].filter(Boolean)) {
      const name = address === url ? 'direct' : 'pooled'
      // Building the index calls the function, which fails under a timeout.
      const sql = `
        CREATE TABLE ${name} AS SELECT 1 AS id;
        CREATE FUNCTION check_${name}(id int) RETURNS int LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN
          ASSERT current_setting('statement_timeout') = '0';
          ASSERT current_setting('idle_in_transaction_session_timeout') = '0';
          RETURN id;
        END $$;
        CREATE INDEX ON ${name} (check_${name}(id))`
      const migration = { name: `99990101000000_${name}`, sql }
      assert.deepEqual(await deployMigrations(address, [migration]), [migration.name])
    }
    if (!pooled) t.skip(NO_POOLER)
  },
)

/** Runs work that waits for a lock on "User"; the lock is released after the database's timeouts have passed. */
async function runAgainstLock(url, mode, work) {
  return withConnection(url, async (holder) => {
    await holder.query(`BEGIN; ${NO_TIMEOUTS}; LOCK TABLE "User" IN ${mode} MODE`)
    const running = work()
    running.catch(() => {})
    await Promise.race([running, waitUntil(() => hasWaited(url))])
    await holder.query('COMMIT')
    return running
  })
}

async function hasWaited(url) {
  const [{ rowCount }] = await runStatements(url, [
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
     AND clock_timestamp() - query_start > interval '2.5 s'`,
  ])
  return rowCount > 0
}

test('a backup and its restoration have no timeout', { timeout: 120_000 }, async (t) => {
  const source = await strictDatabase('source')
  const file = path.join(createTemporaryFolder(t), 'backup.zip')
  const keys = { nextauthSecret: 'a secret' }
  await runAgainstLock(source, 'ACCESS EXCLUSIVE', () => writeBackup({ url: source, file, keys }))

  const target = await strictDatabase('target')
  const backup = await openArchive(file)
  t.after(() => backup.close())
  const leftOut = await runAgainstLock(target, 'ACCESS SHARE', () =>
    restoreBackup({ url: target, backup, replace: true }),
  )
  assert.deepEqual(leftOut, [])
})

// Applies prisma/migrations without downloading Prisma's engine. Uses the table, checksums and lock of `prisma migrate
// deploy`, so that either can continue the other's work.
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection, NO_TIMEOUTS } from './with-connection.mjs'
import { sha256 } from './files.mjs'
import { UserError } from './log.mjs'
import { inRoot } from './paths.mjs'

export const migrationsFolder = inRoot('prisma/migrations')

// Advisory lock id of Prisma's own migrate.
const lockId = 72707369
const TURN = '2min'
/** Maximum wait of a statement for a table lock. Other queries on the table queue up behind it meanwhile. */
const TABLE = '2s'
const TRIES = 30
const LOCK_NOT_AVAILABLE = '55P03'

/** Creates the table of applied migrations. */
export const MIGRATIONS_TABLE_SQL = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum" VARCHAR(64) NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL,
    "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`

/** Lists all migrations in order: `{ name, sql }`. */
export function listMigrations() {
  if (!existsSync(migrationsFolder)) return []
  return readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({ name, sql: readFileSync(`${migrationsFolder}/${name}/migration.sql`, 'utf8') }))
}

/**
 * Applies missing migrations, each in a transaction that holds the deployment lock. A second deployer waits, and no
 * session state outlives the transaction, so it works through a pooler in transaction mode.
 * Returns the applied names. A failed migration is rolled back. `turn`: maximum wait for another deployment, as a
 * PostgreSQL interval.
 */
export const deployMigrations = (url, migrations = listMigrations(), { turn = TURN } = {}) =>
  withConnection(url, async (client) => {
    const missing = await inTurn(client, turn, async () => {
      await client.query(MIGRATIONS_TABLE_SQL)
      const known = await knownMigrations(client)
      return migrations.filter((migration) => !isApplied(migration, known))
    })
    const applied = []
    for (const migration of missing)
      if (await applyWhenFree(client, turn, migration)) applied.push(migration.name)
    return applied
  })

/** Formats the applied migrations for a deployment's log. */
export const describeApplied = (applied) =>
  applied.length ? `Applied ${applied.join(', ')}.` : 'No migration is missing.'

async function inTurn(client, turn, work) {
  await client.query('BEGIN')
  try {
    await client.query(NO_TIMEOUTS)
    await client.query(`SET LOCAL lock_timeout = '${turn}'`)
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockId]).catch((error) => {
      throw error.code === LOCK_NOT_AVAILABLE ? new UserError(OTHERS_TURN) : error
    })
    await client.query(`SET LOCAL lock_timeout = '${TABLE}'`)
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

const OTHERS_TURN =
  'Another deployment is still at this database, or one before went through a pooler and left its lock there.\n' +
  'See who has it: SELECT a.pid, a.state, a.state_change FROM pg_locks l JOIN pg_stat_activity a USING (pid) ' +
  `WHERE l.locktype = 'advisory' AND l.objid = ${lockId};\n` +
  'Where it is idle, nobody deploys: SELECT pg_terminate_backend(pid); and deploy again.'

async function knownMigrations(client) {
  const { rows } = await client.query(
    'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  )
  return new Map(rows.map((row) => [row.migration_name, row]))
}

function isApplied({ name, sql }, known) {
  const row = known.get(name)
  if (!row) return false
  if (!row.finished_at) {
    throw new UserError(
      `Migration ${name} was begun by another tool and did not finish. See prisma migrate resolve.`,
    )
  }
  if (row.checksum !== sha256(sql)) {
    throw new UserError(
      `Migration ${name} was changed after this database got it. Put the file back as it was.`,
    )
  }
  return true
}

/**
 * Applies one migration, retrying while the application holds a table lock. Returns false if another deployer applied
 * it.
 */
async function applyWhenFree(client, turn, migration) {
  for (let tries = 1; ; tries++) {
    try {
      return await inTurn(client, turn, () => apply(client, migration))
    } catch (error) {
      if (error instanceof UserError) throw error
      if (error.code !== LOCK_NOT_AVAILABLE || tries === TRIES)
        throw new UserError(`Migration ${migration.name} failed and was undone: ${error.message}`)
      await sleep(500)
    }
  }
}

async function apply(client, migration) {
  if (isApplied(migration, await knownMigrations(client))) return false
  const { name, sql } = migration
  // The simple query protocol accepts a whole file, including function bodies.
  await client.query(sql)
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), 1)`,
    [randomUUID(), sha256(sql), name],
  )
  return true
}

// Applies prisma/migrations without Prisma's engine download: the same table, checksums and lock as
// `prisma migrate deploy`, so that either can carry on where the other stopped.
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { sha256 } from './files.mjs'
import { UserError } from './log.mjs'
import { inRoot } from './paths.mjs'

export const migrationsFolder = inRoot('prisma/migrations')

// The advisory lock id that Prisma's own migrate takes.
const lockId = 72707369

const migrationsTable = `
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

/** All migrations in order: `{ name, sql }`. */
export function listMigrations() {
  if (!existsSync(migrationsFolder)) return []
  return readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({ name, sql: readFileSync(`${migrationsFolder}/${name}/migration.sql`, 'utf8') }))
}

/**
 * Applies what is missing, each migration in one transaction, under a lock that a second deployer waits for.
 * Returns the names applied. A failing migration leaves the database as it was.
 */
export async function deployMigrations(connectionString, migrations = listMigrations()) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockId])
    await client.query(migrationsTable)
    const known = await knownMigrations(client)
    const missing = migrations.filter((migration) => !isApplied(migration, known))
    for (const migration of missing) await apply(client, migration)
    return missing.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

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

async function apply(client, { name, sql }) {
  await client.query('BEGIN')
  try {
    // The simple protocol takes the whole file, function bodies included.
    await client.query(sql)
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), sha256(sql), name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw new UserError(`Migration ${name} failed and was undone: ${error.message}`)
  }
}

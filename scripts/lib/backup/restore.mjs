// Restores a backup: creates the schema it was made from, loads its rows and applies later migrations. All or nothing.
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { withConnection, NO_TIMEOUTS } from '../with-connection.mjs'
import { sha256 } from '../files.mjs'
import { UserError } from '../log.mjs'
import { deployMigrations, listMigrations, MIGRATIONS_TABLE_SQL } from '../migrations.mjs'
import { toCopyTarget, FOREIGN_KEYS, LEFTOVERS, PLAIN_VALUES, quoteIdentifier, TABLES } from './catalog.mjs'
import { hoistEnumValues } from './enum-values.mjs'

const LOCK_NOT_AVAILABLE = '55P03'
/**
 * Maintained by triggers on other tables while their rows load. Its own rows are loaded last and replace that result;
 * otherwise everything would count twice.
 */
const ADDED_UP = 'RunningTotal'
/**
 * Tables that grant access without a password. A session or link that ended after the backup must not become valid
 * again.
 */
const NOT_REVIVED = ['Session', 'Token']

/** Returns the migrations of a backup's schema, in order. Throws a `UserError` if this version lacks one of them. */
function migrationsOf({ migrations }, known = listMigrations()) {
  const checksums = new Map(known.map(({ name, sql }) => [name, sha256(sql)]))
  const newer = migrations.filter(({ name }) => !checksums.has(name))
  if (newer.length)
    throw new UserError(
      `The backup was made by a newer version: ${newer.map(({ name }) => name).join(', ')} is not known here. Update first.`,
    )
  const changed = migrations.find(({ name, checksum }) => checksums.get(name) !== checksum)
  if (changed) throw new UserError(`Migration ${changed.name} is not the one the backup was made with.`)
  const names = new Set(migrations.map(({ name }) => name))
  return known.filter(({ name }) => names.has(name))
}

/**
 * Restores an opened backup into the database at `url` in one transaction and applies later migrations. Rejects a
 * database with an account unless `replace`, and always one with foreign tables. Sessions and emailed links aren't
 * restored.
 * Returns the names of tables skipped because they don't belong to the product.
 */
export async function restoreBackup({ url, backup, replace = false }) {
  const migrations = migrationsOf(backup.manifest)
  const leftOut = await withConnection(url, async (client) => {
    await client.query(PLAIN_VALUES)
    await client.query("SET lock_timeout = '30s'")
    // Closing the connection before COMMIT rolls everything back.
    await client.query('BEGIN')
    await client.query(NO_TIMEOUTS)
    await clear(client, replace)
    await client.query(MIGRATIONS_TABLE_SQL)
    for (const { sql } of hoistEnumValues(migrations)) await client.query(sql)
    const others = await fill(client, backup)
    await client.query('COMMIT')
    return others
  }).catch((error) => {
    if (error.code !== LOCK_NOT_AVAILABLE) throw error
    throw new UserError('The database is in use. Stop the application first. Nothing was changed.')
  })
  await deployMigrations(url)
  return leftOut
}

async function clear(client, replace) {
  const { rows: tables } = await client.query(TABLES)
  if (!tables.length) return
  const has = (name) => tables.some((table) => table.name === name)
  if (!has('_prisma_migrations') || !has('User'))
    throw new UserError(
      'The database holds tables of something else. Restore into an empty one. Nothing was changed.',
    )
  const { rowCount } = await client.query('SELECT 1 FROM "User" LIMIT 1')
  if (rowCount && !replace)
    throw new UserError(
      'There are accounts in the database already. Restore into an empty one, or add --replace to delete all that is in it. Nothing was changed.',
    )
  if (await isInUse(client, has('JobRun')))
    throw new UserError(
      'The application used this database within the last two minutes. Stop it everywhere, and run this again two minutes later. Nothing was changed.',
    )
  await client.query(`DROP TABLE ${tables.map(({ name }) => quoteIdentifier(name)).join(', ')} CASCADE`)
  const { rows: leftovers } = await client.query(LEFTOVERS)
  for (const { kind, name } of leftovers) await client.query(`DROP ${kind} IF EXISTS ${name} CASCADE`)
}

/**
 * True if an application is running, whose writes would be lost. An idle one has no connection for half of every
 * minute but runs jobs every minute, and a pooler keeps unused connections open. Looks back two minutes, because a job
 * may start some seconds late.
 */
async function isInUse(client, hasJobs) {
  const { rowCount: connections } = await client.query(`
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND application_name = 'sheaf' AND (state <> 'idle' OR state_change > now() - interval '2 minutes') LIMIT 1`)
  if (connections || !hasJobs) return connections > 0
  const { rowCount: runs } = await client.query(
    `SELECT 1 FROM "JobRun" WHERE "startedAt" > timezone('UTC', now()) - interval '2 minutes' LIMIT 1`,
  )
  return runs > 0
}

/** Defers foreign keys to the end: two tables reference each other, so no loading order satisfies them. */
async function fill(client, { manifest, read }) {
  const { rows: present } = await client.query(TABLES)
  const { rows: keys } = await client.query(FOREIGN_KEYS)
  await client.query(`TRUNCATE ${present.map(({ name }) => quoteIdentifier(name)).join(', ')}`)
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  const isOurs = ({ name }) => present.some((table) => table.name === name)
  const isAddedUp = ({ name }) => name === ADDED_UP
  const ours = manifest.tables.filter((table) => isOurs(table) && !NOT_REVIVED.includes(table.name))
  for (const table of [...ours.filter((one) => !isAddedUp(one)), ...ours.filter(isAddedUp)]) {
    if (isAddedUp(table)) await client.query(`TRUNCATE ${quoteIdentifier(table.name)}`)
    const into = client.query(copyFrom(`COPY ${toCopyTarget(table)} FROM STDIN`))
    await pipeline(await read(table.file), into)
    if (into.rowCount !== table.rows)
      throw new UserError(
        `${table.name} has ${into.rowCount} rows in place of ${table.rows}. Nothing was changed.`,
      )
  }
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  const counters = manifest.counters.filter(({ table }) => isOurs({ name: table }))
  for (const { table, column, value, isCalled } of counters) {
    const values = [quoteIdentifier(table), column, value, isCalled]
    await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3, $4)', values)
  }
  for (const { name } of present) await client.query(`ANALYZE ${quoteIdentifier(name)}`)
  return manifest.tables.filter((table) => !isOurs(table)).map(({ name }) => name)
}

// Backs up a database in use, as of one instant, with COPY, which every PostgreSQL supports.
// (The embedded PostgreSQL has no pg_dump, and Debian's may be older than the server.)
import { statfsSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { to as copyTo } from 'pg-copy-streams'
import { withConnection, NO_TIMEOUTS } from '../with-connection.mjs'
import { makeFolder, readJson } from '../files.mjs'
import { UserError } from '../log.mjs'
import { inRoot } from '../paths.mjs'
import { writeArchive } from './archive.mjs'
import { toCopyTarget, COUNTERS, PLAIN_VALUES, quoteIdentifier, TABLES } from './catalog.mjs'

/** Bytes kept free beside a backup: a full disk would stop the database on it. */
const RESERVE = 256 * 1024 * 1024

/**
 * Writes the database at `url` and its encryption `keys` to `file`. Concurrent changes continue and aren't included;
 * migrations wait. Returns the manifest. Throws a `UserError` if the disk has too little space.
 */
export const writeBackup = ({ url, file, keys, reserve = RESERVE }) =>
  withConnection(url, async (client) => {
    await client.query(PLAIN_VALUES)
    await ensureRoom(client, path.dirname(file), reserve)
    const tables = await beginSnapshot(client)
    return await writeArchive(file, async (add) => {
      const written = []
      for (const table of tables) written.push(await writeTable(client, table, add))
      await add('secrets.json', () =>
        Readable.from([`${JSON.stringify(keys, null, 2)}\n`], { objectMode: false }),
      )
      return { ...(await about(client, tables)), tables: written, counters: await counters(client) }
    })
  })

/**
 * Opens a snapshot for all tables. A migration that commits after the snapshot but before a table is read would change
 * that table's columns, so every table is first locked against schema changes.
 */
async function beginSnapshot(client) {
  for (let tries = 0; tries < 5; tries++) {
    const { rows: before } = await client.query(TABLES)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(`${NO_TIMEOUTS}; SET LOCAL lock_timeout = '60s'`)
    if (before.length)
      await client.query(
        `LOCK TABLE ${before.map(({ name }) => quoteIdentifier(name)).join(', ')} IN ACCESS SHARE MODE`,
      )
    const { rows: tables } = await client.query(TABLES)
    if (JSON.stringify(before) === JSON.stringify(tables)) return tables
    await client.query('ROLLBACK')
  }
  throw new UserError('The database is being migrated again and again. Make the backup later.')
}

async function writeTable(client, table, add) {
  const name = `tables/${table.name}.copy`
  let stream
  await add(name, () => (stream = client.query(copyTo(`COPY ${toCopyTarget(table)} TO STDOUT`))))
  // The stream ends just before the server reports the row count.
  await client.query('SELECT 1')
  return { ...table, file: name, rows: stream.rowCount }
}

/** Reads sequences after the rows: they aren't part of the snapshot, and may be ahead of the rows but never behind. */
async function counters(client) {
  const { rows } = await client.query(COUNTERS)
  const values = []
  for (const { table, column, sequence } of rows) {
    const state = await client.query(`SELECT last_value::text AS value, is_called FROM ${sequence}`)
    values.push({ table, column, value: state.rows[0].value, isCalled: state.rows[0].is_called })
  }
  return values
}

async function about(client, tables) {
  if (!tables.some(({ name }) => name === '_prisma_migrations'))
    throw new UserError('This database has no migrations: it is none of this product.')
  const { rows: migrations } = await client.query(
    `SELECT migration_name AS name, checksum FROM "_prisma_migrations"
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  )
  const { rows } = await client.query('SELECT now() AS at, current_setting($1) AS server', ['server_version'])
  const elsewhere = await client
    .query(
      'SELECT ((SELECT count(*) FROM "Logo" WHERE bytes IS NULL) + (SELECT count(*) FROM "Avatar" WHERE bytes IS NULL))::int AS n',
    )
    .catch(() => ({ rows: [{ n: 0 }] }))
  return {
    product: 'Sheaf',
    version: readJson(inRoot('package.json'))?.version,
    madeAt: rows[0].at.toISOString(),
    server: rows[0].server,
    migrations,
    picturesElsewhere: elsewhere.rows[0].n,
  }
}

/** Requires free space for the database's size on disk, which is more than its compressed text needs. */
async function ensureRoom(client, folder, reserve) {
  try {
    makeFolder(folder, 0o700)
  } catch (error) {
    throw new UserError(`The folder ${folder} can't be made (${error.code}). Set BACKUP_DIR to another one.`)
  }
  const { rows } = await client.query('SELECT pg_database_size(current_database())::text AS size')
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const needed = Number(rows[0].size) + reserve
  if (free >= needed) return
  throw new UserError(
    `There is no room for a backup: ${folder} has ${megabytes(free)} free, and ${megabytes(needed)} must be, so that the disk ` +
      'does not fill up. Make room, or set BACKUP_DIR to a folder elsewhere.',
  )
}

const megabytes = (bytes) => `${Math.ceil(bytes / 1024 / 1024)} MB`

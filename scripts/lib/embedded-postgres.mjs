// The embedded database, used if DATABASE_URL is not set. `.data` holds what is needed to find it: `secrets.json` (mode
// 0600), `database.json` (data folder and port) and usually the data themselves.
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { withConnection } from './with-connection.mjs'
import { getSecrets } from './data-folder.mjs'
import { readJson, writeAtomically } from './files.mjs'
import { trimLog } from './log-file.mjs'
import { UserError } from './log.mjs'
import { startPostgres, SUPERUSER } from './postgres.mjs'
import { toOwnerUrl, ensureOwnerRole, reassignOwnership, OWNER_ROLE, withCredentials } from './db-role.mjs'
import { dataDir, root } from './paths.mjs'
import { isPathAccessible, getPostgresUser, SHARED_HOME } from './postgres-paths.mjs'

const databaseFile = path.join(dataDir, 'database.json')
const logFile = path.join(dataDir, 'postgres.log')
const databaseName = 'sheaf'

/**
 * Starts the embedded server. `prepare(url)` runs once for a new database before it becomes visible: after an
 * interruption the next start begins again. `signal` (an AbortSignal) aborts waiting for it.
 * Returns the server with the owner's `url` of the application's database, the superuser's `urlOf(database)`, and
 * `isNew`.
 */
export async function startEmbedded({ prepare, signal }) {
  const { databasePassword, ownerPassword } = getSecrets()
  const place = locate()
  const folder = path.resolve(dataDir, place.folder)
  const server = await startPostgres({
    folder,
    password: databasePassword,
    port: place.port,
    logFile,
    signal,
  })
  try {
    if (server.port !== place.port)
      writeAtomically(databaseFile, `${JSON.stringify({ ...place, port: server.port }, null, 2)}\n`)
    await ensureOwnerRole(server.url('postgres'), ownerPassword)
    const isNew = !(await hasDatabase(server, databaseName))
    if (isNew) await replaceDatabase(server.url, prepare)
    else await reassignOwnership(server.url(databaseName))
    const url = toOwnerUrl(server.url(databaseName), ownerPassword)
    return { ...server, url, urlOf: server.url, isNew }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Truncates the server's log periodically while it runs. Returns a function that stops it. */
export function startLogTrimming() {
  const timer = setInterval(() => trimLog(logFile), 60_000)
  return () => clearInterval(timer)
}

/** Builds a new database under a temporary name and swaps it in. `urlOf` returns the superuser's URLs. */
export async function replaceDatabase(urlOf, prepare) {
  const draft = `${databaseName}_new`
  await runStatements(urlOf('postgres'), [
    `DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`,
    `CREATE DATABASE ${draft} OWNER ${OWNER_ROLE}`,
  ])
  await prepare(toOwnerUrl(urlOf(draft), getSecrets().ownerPassword))
  await runStatements(urlOf('postgres'), [
    `DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`,
    `ALTER DATABASE ${draft} RENAME TO ${databaseName}`,
  ])
}

/** Returns a function that builds URLs of other databases on the same server. */
export const createUrlFor = (url) => (database) =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href

/** Returns a function that builds the superuser's URLs, given one of the application's. */
export const createSuperuserUrlFor = (url) =>
  createUrlFor(withCredentials(url, SUPERUSER, getSecrets().databasePassword))

async function hasDatabase(server, name) {
  const [{ rowCount }] = await runStatements(server.url('postgres'), [
    `SELECT 1 FROM pg_database WHERE datname = '${name}'`,
  ])
  return rowCount === 1
}

/** Runs statements one by one on their own connection. */
export const runStatements = (url, statements) =>
  withConnection(url, async (client) => {
    const results = []
    for (const statement of statements) results.push(await client.query(statement))
    return results
  })

function locate() {
  const kept = readJson(databaseFile)
  if (kept?.folder) {
    const folder = path.resolve(dataDir, kept.folder)
    const owner = readJson(path.join(folder, 'owner.json'))
    if (
      owner &&
      owner.dataDir !== dataDir &&
      readJson(path.join(owner.dataDir, 'database.json'))?.folder === folder
    ) {
      throw new UserError(
        `${dataDir} is a copy of ${owner.dataDir}, and its database ${folder} still belongs to that one.\n` +
          `Delete ${dataDir} to begin with a new database.`,
      )
    }
    if (owner) claim(folder)
    return kept
  }
  if (isPathAccessible(dataDir, getPostgresUser())) return { folder: '.' }
  const folder = path.join(SHARED_HOME, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  // `.data` was deleted to start afresh. The old database can't be opened without it, but user data are renamed, not
  // deleted.
  if (existsSync(folder)) {
    rmSync(`${folder}.old`, { recursive: true, force: true })
    renameSync(folder, `${folder}.old`)
  }
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  for (const made of [SHARED_HOME, folder]) chmodSync(made, 0o755)
  claim(folder)
  return { folder }
}

const claim = (folder) => writeAtomically(path.join(folder, 'owner.json'), JSON.stringify({ dataDir, root }))

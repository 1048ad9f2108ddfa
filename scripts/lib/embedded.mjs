// The project's own database, used when DATABASE_URL is not set. What it needs to be found again lies in `.data`:
// `secrets.json` (mode 0600), `database.json` (where the data are, the port), usually the data themselves.
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startCluster, superuser } from './cluster.mjs'
import { connected } from './connected.mjs'
import { secrets } from './data-folder.mjs'
import { readJson, writeAtomically } from './files.mjs'
import { keepRunning } from './keep-running.mjs'
import { boundLog } from './log-file.mjs'
import { UserError } from './log.mjs'
import { asOwner, ensureOwner, giveToOwner, ownerRole, urlAs } from './owner.mjs'
import { dataDir, root } from './paths.mjs'
import { canPass, postgresUser, sharedHome } from './postgres-home.mjs'

const databaseFile = path.join(dataDir, 'database.json')
const logFile = path.join(dataDir, 'postgres.log')
const databaseName = 'sheaf'

/**
 * Starts the embedded server. `prepare(url)` is called once for a new database, before anyone sees it: an
 * interruption in between leaves nothing behind, and the next start begins again. With `port` it starts there or
 * not at all; `signal`, an AbortSignal, ends the waiting for it.
 * Returns the cluster with `url` of the database in it, as its owner, `urlOf(database)` as the superuser, and `isNew`.
 */
export async function startEmbedded({ prepare, port, signal }) {
  const { databasePassword, ownerPassword } = secrets()
  const place = locate()
  const cluster = await startCluster({
    folder: path.resolve(dataDir, place.folder),
    password: databasePassword,
    port: port ?? place.port,
    keepPort: port !== undefined,
    logFile,
    signal,
  })
  try {
    if (cluster.port !== place.port)
      writeAtomically(databaseFile, `${JSON.stringify({ ...place, port: cluster.port }, null, 2)}\n`)
    await ensureOwner(cluster.url('postgres'), ownerPassword)
    const isNew = !(await hasDatabase(cluster, databaseName))
    if (isNew) await replaceDatabase(cluster.url, prepare)
    else await giveToOwner(cluster.url(databaseName))
    const url = asOwner(cluster.url(databaseName), ownerPassword)
    return { ...cluster, url, urlOf: cluster.url, isNew }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/**
 * Like `startEmbedded`, and starts the server again whenever it ends, where it was: the application waits and goes on.
 * Its log stays small meanwhile. Returns `{ url, stop() }`; `signal` cuts a start short.
 */
export async function superviseEmbedded({ prepare, signal }) {
  const first = await startEmbedded({ prepare, signal })
  const begin = () => startEmbedded({ prepare, port: first.port, signal })
  const server = keepRunning({ name: 'PostgreSQL', first, begin, signal })
  const tidying = setInterval(() => boundLog(logFile), 60_000)
  const stop = async () => {
    clearInterval(tidying)
    await server.stop()
  }
  return { url: first.url, stop }
}

/** Makes the database anew under another name and then puts it in the place of the old one. `urlOf` is the superuser's. */
export async function replaceDatabase(urlOf, prepare) {
  const draft = `${databaseName}_new`
  await administer(urlOf('postgres'), [
    `DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`,
    `CREATE DATABASE ${draft} OWNER ${ownerRole}`,
  ])
  await prepare(asOwner(urlOf(draft), secrets().ownerPassword))
  await administer(urlOf('postgres'), [
    `DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`,
    `ALTER DATABASE ${draft} RENAME TO ${databaseName}`,
  ])
}

/** The same server's url of another database. */
export const siblingUrl = (url) => (database) =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href

/** The superuser's urls of the embedded server, by one of the application's. */
export const administratorUrls = (url) => siblingUrl(urlAs(url, superuser, secrets().databasePassword))

async function hasDatabase(cluster, name) {
  const [{ rowCount }] = await administer(cluster.url('postgres'), [
    `SELECT 1 FROM pg_database WHERE datname = '${name}'`,
  ])
  return rowCount === 1
}

/** Runs statements one by one on a connection of its own. */
export const administer = (url, statements) =>
  connected(url, async (client) => {
    const results = []
    for (const statement of statements) results.push(await client.query(statement))
    return results
  })

/** Where the data are or, the first time, shall be. */
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
  if (canPass(dataDir, postgresUser())) return { folder: '.' }
  const folder = path.join(sharedHome, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  // Someone deleted `.data` to begin anew. The old database can't be opened without it, but data are not ours to drop.
  if (existsSync(folder)) {
    rmSync(`${folder}.old`, { recursive: true, force: true })
    renameSync(folder, `${folder}.old`)
  }
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  for (const made of [sharedHome, folder]) chmodSync(made, 0o755)
  claim(folder)
  return { folder }
}

const claim = (folder) => writeAtomically(path.join(folder, 'owner.json'), JSON.stringify({ dataDir, root }))

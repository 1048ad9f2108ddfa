// The project's own database, used when DATABASE_URL is not set. What it needs to be found again lies in `.data`:
// `secrets.json` (mode 0600), `database.json` (where the data are, the port), usually the data themselves.
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startCluster } from './cluster.mjs'
import { secrets } from './data-folder.mjs'
import { readJson, writeAtomically } from './files.mjs'
import { step, UserError } from './log.mjs'
import { dataDir, root } from './paths.mjs'
import { canPass, postgresUser, sharedHome } from './postgres-home.mjs'

const databaseFile = path.join(dataDir, 'database.json')
const databaseName = 'sheaf'

/**
 * Starts the embedded server. `prepare(url)` is called once for a new database, before anyone sees it: an
 * interruption in between leaves nothing behind, and the next start begins again.
 * Returns the cluster with `url` of the database in it, and `isNew`.
 */
export async function startEmbedded({ prepare }) {
  const { databasePassword } = secrets()
  const place = locate()
  const cluster = await startCluster({
    folder: path.resolve(dataDir, place.folder),
    password: databasePassword,
    port: place.port,
    logFile: path.join(dataDir, 'postgres.log'),
  })
  writeAtomically(databaseFile, `${JSON.stringify({ ...place, port: cluster.port }, null, 2)}\n`)
  try {
    const isNew = !(await hasDatabase(cluster, databaseName))
    if (isNew) await replaceDatabase(cluster.url, prepare)
    return { ...cluster, url: cluster.url(databaseName), urlOf: cluster.url, isNew }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/**
 * Like `startEmbedded`, and starts the server again should it be killed: the application waits and goes on.
 * `failed` resolves when it ends again and again.
 */
export async function superviseEmbedded(options) {
  let server = await startEmbedded(options)
  const { url } = server
  let starting = Promise.resolve(server)
  let stopping = false
  const failed = (async () => {
    for (let restarts = 0, since = Date.now(); ; restarts++) {
      await server.ended
      if (stopping) return new Promise(() => {})
      if (Date.now() - since > 60_000) [restarts, since] = [0, Date.now()]
      if (restarts === 3) return 'PostgreSQL does not stay up, see .data/postgres.log'
      step('PostgreSQL ended unexpectedly: starting it again')
      starting = startEmbedded(options).catch((error) => ({ error }))
      const again = await starting
      if (again.error || again.url !== url)
        return `PostgreSQL did not come back: ${again.error?.message ?? 'port taken'}`
      server = again
    }
  })()
  const stop = async () => {
    stopping = true
    // A server that is just being started again must not be left behind.
    await (await starting).stop?.()
  }
  return { url, failed, stop }
}

/** Makes the database anew under another name and then puts it in the place of the old one. */
export async function replaceDatabase(urlOf, prepare) {
  const draft = `${databaseName}_new`
  await administer(urlOf('postgres'), [
    `DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`,
    `CREATE DATABASE ${draft}`,
  ])
  await prepare(urlOf(draft))
  await administer(urlOf('postgres'), [
    `DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`,
    `ALTER DATABASE ${draft} RENAME TO ${databaseName}`,
  ])
}

/** The same server's url of another database. */
export const siblingUrl = (url) => (database) =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href

async function hasDatabase(cluster, name) {
  const [{ rowCount }] = await administer(cluster.url('postgres'), [
    `SELECT 1 FROM pg_database WHERE datname = '${name}'`,
  ])
  return rowCount === 1
}

/** Runs statements one by one on a connection of its own. */
export async function administer(connectionString, statements) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const results = []
    for (const statement of statements) results.push(await client.query(statement))
    return results
  } finally {
    await client.end()
  }
}

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

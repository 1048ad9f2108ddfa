// A temporary PostgreSQL server for a test run or an experiment.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runStatements } from './embedded-postgres.mjs'
import { stopOrphan, startPostgres } from './postgres.mjs'
import { readJson, writeAtomically } from './files.mjs'
import { deployMigrations } from './migrations.mjs'
import { toOwnerUrl, ensureOwnerRole, OWNER_ROLE } from './db-role.mjs'
import { inRoot } from './paths.mjs'
import { isPathAccessible, getPostgresUser } from './postgres-paths.mjs'
import { identity, isAlive } from './processes.mjs'

const prefix = 'sheaf-scratch-'
const password = 'scratch'
const template = 'sheaf_template'

/**
 * Starts a server with a migrated template database. Returns `{ url(database), createDatabase(name), stop() }`: `url`
 * returns the superuser's URL; `createDatabase` copies the template in some 60 ms and returns the owner's URL, as the
 * application uses. A watcher stops the server if this process is killed.
 * `modules`: a node_modules folder with another PostgreSQL version.
 */
export async function startScratch({ migrate = true, modules } = {}) {
  const folder = temporaryFolder()
  await sweep(path.dirname(folder))
  const logFile = path.join(folder, 'log')
  const server = await startPostgres({ folder, password, logFile, durable: false, modules })
  const watcher = watch(server.pid, folder)
  const createDatabase = async (name) => {
    const create = `CREATE DATABASE "${name}" TEMPLATE ${template} OWNER ${OWNER_ROLE}`
    await runStatements(server.url('postgres'), [create])
    return toOwnerUrl(server.url(name), password)
  }
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    watcher.kill('SIGKILL')
  }
  try {
    await ensureOwnerRole(server.url('postgres'), password)
    if (migrate) {
      await runStatements(server.url('postgres'), [`CREATE DATABASE ${template} OWNER ${OWNER_ROLE}`])
      await deployMigrations(toOwnerUrl(server.url(template), password))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { url: server.url, template, createDatabase, stop, pid: server.pid }
}

function temporaryFolder() {
  const user = getPostgresUser()
  const parent =
    [os.tmpdir(), '/var/tmp', '/tmp'].find((candidate) => isPathAccessible(candidate, user)) ?? os.tmpdir()
  const folder = mkdtempSync(path.join(parent, prefix))
  chmodSync(folder, user.uid === undefined ? 0o700 : 0o711)
  writeAtomically(
    path.join(folder, 'owner.json'),
    JSON.stringify({ pid: process.pid, identity: identity(process.pid) }),
  )
  return folder
}

async function sweep(parent) {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const folder = path.join(parent, name)
    const owner = readJson(path.join(folder, 'owner.json'))
    if (!owner || (isAlive(owner.pid) && identity(owner.pid) === owner.identity)) continue
    await stopOrphan(path.join(folder, 'postgres')).catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts a process that waits for our end of its pipe to close, for whatever reason, and then cleans up. */
function watch(pid, folder) {
  const args = [inRoot('scripts/lib/scratch-watcher.mjs'), String(pid), folder]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  child.unref()
  child.stdin.unref()
  child.stdin.on('error', () => {})
  return child
}

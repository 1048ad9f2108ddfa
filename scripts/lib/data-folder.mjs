// The folder `.data`: generated secrets, the lock of whoever runs the application, usually the embedded database.
// Only Node's own modules here: the launcher takes the lock before anything is installed.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { readJson, writeAtomically } from './files.mjs'
import { livingHolder, takeLock } from './lock.mjs'
import { UserError } from './log.mjs'
import { dataDir } from './paths.mjs'
import { endProcess, identity, isAlive } from './processes.mjs'

const secretsFile = path.join(dataDir, 'secrets.json')
const lockFile = path.join(dataDir, 'lock')

/** Root's data folder lets PostgreSQL's user pass through; what is secret in it has its own mode. */
function prepareDataDir() {
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
}

/** Secrets made once and kept: the database's password, the key that signs session cookies, the one that runs what is due. */
export function secrets() {
  prepareDataDir()
  const kept = readJson(secretsFile)
  if (kept?.databasePassword && kept.nextauthSecret && kept.cronSecret) return kept
  const random = () => randomBytes(32).toString('base64url')
  const made = { databasePassword: random(), nextauthSecret: random(), cronSecret: random(), ...kept }
  writeAtomically(secretsFile, `${JSON.stringify(made, null, 2)}\n`, 0o600)
  return made
}

/**
 * Takes the data folder for this process, or refuses and names who has it. An application that a killed
 * launcher left behind is stopped first. Returns `{ release, update }`.
 */
export async function holdDataFolder(about) {
  prepareDataDir()
  const lock = await takeLock(lockFile, about)
  if (lock.holder) {
    const { pid, command, port } = lock.holder
    throw new UserError(
      `The data folder ${dataDir} is in use by process ${pid}` +
        `${command ? ` (${command}${port ? `, http://localhost:${port}` : ''})` : ''}.\n` +
        `Stop that one first (Ctrl-C in its terminal, or: kill ${pid}), or set DATA_DIR to another folder.`,
    )
  }
  const orphan = lock.previous?.app
  if (orphan && isAlive(orphan.pid) && identity(orphan.pid) === orphan.identity) {
    await endProcess(orphan.pid, ['SIGTERM', 6000], ['SIGKILL', 2000])
  }
  return lock
}

/** What the launcher that holds the data folder wrote down, or undefined: `{ pid, command, port, databaseUrl? }`. */
export const dataFolderHolder = () => livingHolder(lockFile)

// The folder `.data`: generated secrets, the mailbox's key, the launcher's lock and usually the embedded database.
// Only Node.js modules here: the launcher takes the lock before anything is installed.
import { randomBytes } from 'node:crypto'
import { chmodSync } from 'node:fs'
import path from 'node:path'
import { makeFolder, readJson, readText, writeAtomically } from './files.mjs'
import { livingHolder, takeLock } from './lock.mjs'
import { UserError } from './log.mjs'
import { dataDir } from './paths.mjs'

const secretsFile = path.join(dataDir, 'secrets.json')
const mailboxKeyFile = path.join(dataDir, 'mailbox-key')
const lockFile = path.join(dataDir, 'lock')

const SECRETS = ['databasePassword', 'ownerPassword', 'nextauthSecret', 'cronSecret']

/** For root, PostgreSQL's user must be able to traverse the data folder; secret files have modes of their own. */
function prepareDataDir() {
  try {
    makeFolder(dataDir)
    chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
  } catch (error) {
    throw new UserError(
      `The data folder ${dataDir} can't be used (${error.code}). Set DATA_DIR to another one.`,
    )
  }
}

/**
 * Returns the secrets, generating missing ones: the passwords of the database's superuser and owner role, the key that
 * signs session cookies, and the cron secret.
 */
export function getSecrets() {
  prepareDataDir()
  const kept = readJson(secretsFile)
  if (kept && SECRETS.every((name) => kept[name])) return kept
  const random = () => randomBytes(32).toString('base64url')
  const made = { ...Object.fromEntries(SECRETS.map((name) => [name, random()])), ...kept }
  writeAtomically(secretsFile, `${JSON.stringify(made, null, 2)}\n`, 0o600)
  return made
}

/** Replaces generated secrets with those of a restored backup. */
export function replaceSecrets(others) {
  writeAtomically(secretsFile, `${JSON.stringify({ ...getSecrets(), ...others }, null, 2)}\n`, 0o600)
}

/** Returns the local mailbox's key, generated once and kept in its own file. */
export function getMailboxKey() {
  prepareDataDir()
  const kept = readText(mailboxKeyFile)?.trim()
  const key = kept || randomBytes(32).toString('base64url')
  if (kept) chmodSync(mailboxKeyFile, 0o600)
  else writeAtomically(mailboxKeyFile, `${key}\n`, 0o600)
  return key
}

/** Locks the data folder for this process, or throws and names the holder. Returns `{ release, update }`. */
export async function lockDataFolder(about) {
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
  return lock
}

/** Returns the lock data of the running launcher, or undefined: `{ pid, command, port, databaseUrl? }`. */
export const findDataFolderHolder = () => livingHolder(lockFile)

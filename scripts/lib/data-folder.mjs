// The folder `.data`: generated secrets, the mailbox's key, the lock of whoever runs the application, usually the embedded database.
// Only Node's own modules here: the launcher takes the lock before anything is installed.
import { randomBytes } from 'node:crypto'
import { chmodSync } from 'node:fs'
import path from 'node:path'
import { makeFolder, readJson, readText, writeAtomically } from './files.mjs'
import { livingHolder, takeLock } from './lock.mjs'
import { UserError } from './log.mjs'
import { dataDir } from './paths.mjs'

const secretsFile = path.join(dataDir, 'secrets.json')
/** The key of the local mailbox, for whoever runs the product and for programs of theirs that read it. */
const mailboxKeyFile = path.join(dataDir, 'mailbox-key')
const lockFile = path.join(dataDir, 'lock')

const SECRETS = ['databasePassword', 'ownerPassword', 'nextauthSecret', 'cronSecret']

/** Root's data folder lets PostgreSQL's user pass through; what is secret in it has its own mode. */
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

/** Secrets made once and kept: the passwords of the database's superuser and of its owner, the key that signs session cookies, the one that runs what is due. */
export function getSecrets() {
  prepareDataDir()
  const kept = readJson(secretsFile)
  if (kept && SECRETS.every((name) => kept[name])) return kept
  const random = () => randomBytes(32).toString('base64url')
  const made = { ...Object.fromEntries(SECRETS.map((name) => [name, random()])), ...kept }
  writeAtomically(secretsFile, `${JSON.stringify(made, null, 2)}\n`, 0o600)
  return made
}

/** Puts others in the place of secrets that were made: those of the installation a backup comes from. */
export function replaceSecrets(others) {
  writeAtomically(secretsFile, `${JSON.stringify({ ...getSecrets(), ...others }, null, 2)}\n`, 0o600)
}

/** What opens the local mailbox, made once and kept in a file of its own. */
export function getMailboxKey() {
  prepareDataDir()
  const kept = readText(mailboxKeyFile)?.trim()
  const key = kept || randomBytes(32).toString('base64url')
  if (kept) chmodSync(mailboxKeyFile, 0o600)
  else writeAtomically(mailboxKeyFile, `${key}\n`, 0o600)
  return key
}

/** Takes the data folder for this process, or refuses and names who has it. Returns `{ release, update }`. */
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

/** What the launcher that holds the data folder wrote down, or undefined: `{ pid, command, port, databaseUrl? }`. */
export const findDataFolderHolder = () => livingHolder(lockFile)

// The database a command works on: the one in DATABASE_URL, else the embedded one.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundle, bundleFile } from './bundle.mjs'
import { findDataFolderHolder, lockDataFolder, getSecrets } from './data-folder.mjs'
import { createSuperuserUrlFor, createUrlFor, startEmbedded } from './embedded-postgres.mjs'
import { step, UserError } from './log.mjs'
import { deployMigrations } from './migrations.mjs'
import { root } from './paths.mjs'
import { isLocalOnly } from './exposure.mjs'

/** Reads .env files as Next.js does, so that a DATABASE_URL in them applies here too. */
export async function loadEnv({ dev = false } = {}) {
  const { default: env } = await import('@next/env')
  env.loadEnvConfig(root, dev, { info() {}, error: console.error })
}

/**
 * Prepares a new database: applies the schema, then adds the demo business if only this machine reaches the
 * installation, because its password is public.
 */
export async function prepareNewDatabase(url) {
  await deployMigrations(url)
  if (!isLocalOnly(process.env)) return
  step('Adding the demo business')
  await seed(url)
}

/** Seeds the demo business (prisma/seed) and returns the script's output. */
export const seed = (url) => runSeed(url, ['demo'])

async function runSeed(url, names) {
  await bundle(['seed'])
  // Public links are encrypted with the secret the application will run with. LOG_LEVEL keeps log lines out of the
  // results.
  const env = {
    ...process.env,
    DATABASE_URL: url,
    NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || getSecrets().nextauthSecret,
    LOG_LEVEL: 'silent',
  }
  const args = [bundleFile('seed'), ...names]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env }).catch(
    ({ message, stderr }) => {
      throw new UserError(`The data could not be added:\n${stderr || message}`)
    },
  )
  return stdout.trim()
}

/** Runs scenarios and returns, for each, its paths and sign-in data (prisma/seed/scenarios/types.ts). */
export const runScenarios = async (url, names) =>
  (await runSeed(url, names)).split('\n').map((line) => JSON.parse(line))

/** Throws if others could sign in to the accounts that would be added, whose password is public. */
export function assertDemoAllowed() {
  if (isLocalOnly(process.env)) return
  throw new UserError(
    'Others reach this installation (HOST or NEXTAUTH_URL say so), and everybody knows the password of what would be added.\n' +
      'It is for a machine that nobody else reaches.',
  )
}

/**
 * Opens the database for one command: `{ url, isEmbedded, urlOf(database), close() }`. For the embedded server,
 * `urlOf` returns the superuser's URL and `url` is the owner's. Uses a running embedded server, or starts one until
 * `close`.
 */
export async function openDatabase(command) {
  await loadEnv({ dev: true })
  const given = process.env.DATABASE_URL
  if (given) return { url: given, isEmbedded: false, urlOf: createUrlFor(given), close: async () => {} }
  const running = findDataFolderHolder()?.databaseUrl
  if (running) {
    return { url: running, isEmbedded: true, urlOf: createSuperuserUrlFor(running), close: async () => {} }
  }
  const lock = await lockDataFolder({ command })
  const server = await startEmbedded({ prepare: prepareNewDatabase })
  const close = async () => {
    await server.stop()
    lock.release()
  }
  return { url: server.url, isEmbedded: true, isNew: server.isNew, urlOf: server.urlOf, close }
}

/** Opens the database for one command, passes it to `use` and closes it. */
export async function withDatabase(command, use) {
  const database = await openDatabase(command)
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

// The database a command works on: the one DATABASE_URL names, else the project's embedded one.
import { bundle, bundleFile } from './bundle.mjs'
import { dataFolderHolder, holdDataFolder, secrets } from './data-folder.mjs'
import { administratorUrls, siblingUrl, startEmbedded } from './embedded.mjs'
import { step, UserError } from './log.mjs'
import { deployMigrations } from './migrations.mjs'
import { inRoot, root } from './paths.mjs'
import { run } from './processes.mjs'
import { isPrivate } from './reach.mjs'

/** Reads .env files as Next.js does, so that a DATABASE_URL in them counts here too. */
export async function loadEnv({ dev = false } = {}) {
  const { default: env } = await import('@next/env')
  env.loadEnvConfig(root, dev, { info() {}, error: console.error })
}

/** Fills a new database: the schema, then the demo business, whose password everybody knows, if nobody else gets here. */
export async function prepareNewDatabase(url) {
  await deployMigrations(url)
  if (!isPrivate(process.env)) return
  step('Adding the demo business')
  await seed(url)
}

/** Runs prisma/seed on a database. */
export async function seed(url) {
  await bundle(['seed'])
  const code = await run(process.execPath, [bundleFile('seed')], {
    cwd: inRoot(),
    // The demo's public links are encrypted with the secret the application will run with.
    env: { DATABASE_URL: url, NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || secrets().nextauthSecret },
  })
  if (code !== 0) throw new UserError('The demo data could not be added. The reason stands above.')
}

/**
 * Opens the database for one command: `{ url, isEmbedded, urlOf(database), close() }`. Of the embedded server, `urlOf` is the
 * superuser's and `url` the owner's. It is used
 * where it runs already, and else started for as long as the command takes.
 */
export async function openDatabase(command) {
  await loadEnv({ dev: true })
  const given = process.env.DATABASE_URL
  if (given) return { url: given, isEmbedded: false, urlOf: siblingUrl(given), close: async () => {} }
  const running = dataFolderHolder()?.databaseUrl
  if (running) {
    return { url: running, isEmbedded: true, urlOf: administratorUrls(running), close: async () => {} }
  }
  const lock = await holdDataFolder({ command })
  const server = await startEmbedded({ prepare: prepareNewDatabase })
  const close = async () => {
    await server.stop()
    lock.release()
  }
  return { url: server.url, isEmbedded: true, isNew: server.isNew, urlOf: server.urlOf, close }
}

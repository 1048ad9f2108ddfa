// Implements `npm start` and `npm run dev`. Everything started is stopped in reverse order.
import { stopSignal } from './app.mjs'
import { ensureBuilt } from './build.mjs'
import { bundle } from './bundle.mjs'
import { lockDataFolder, getMailboxKey, getSecrets } from './data-folder.mjs'
import { setUp } from './set-up.mjs'
import { step, UserError } from './log.mjs'
import { dataDir } from './paths.mjs'
import { isPortFree } from './ports.mjs'
import { hasMailbox, isLocalOnly } from './exposure.mjs'

/**
 * Runs the application until it is stopped. Returns the exit code. Throws a `UserError` if the embedded database ends.
 */
export async function launch({ command, dev = false }) {
  const signal = stopSignal()
  const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  const lock = await lockDataFolder({ command })
  const running = []
  try {
    const port = await choosePort()
    lock.update({ port })
    await setUp({ signal })
    const { loadEnv } = await import('./database.mjs')
    await loadEnv({ dev })
    const { assertEnvironment, omitEmpty } = await import('./environment.mjs')
    const own = omitEmpty(process.env)
    // Report an invalid port by itself: the URL derived from it is not a setting.
    const planned = settings({ own, port: port ?? 3000, databaseUrl: own.DATABASE_URL ?? EMBEDDED })
    await assertEnvironment({ ...planned, PORT: own.PORT ?? planned.PORT })
    // Before the migrations: if the build fails, the previous release can still be started.
    if (dev) await bundle(['pdf-worker'])
    else if (!signal.aborted) await ensureBuilt({ signal })
    if (signal.aborted) return 0

    const database = own.DATABASE_URL
      ? await migrateHosted(own.DATABASE_URL)
      : await startOwn(running, signal)
    const env = Object.assign(process.env, settings({ own, port, databaseUrl: database.url }))
    if (database.isEmbedded) lock.update({ databaseUrl: database.url })
    const { fingerprintSecret } = await import('./backup/keys.mjs')
    lock.update({ secretMark: fingerprintSecret(env.NEXTAUTH_SECRET) })
    if (signal.aborted) return 0

    step('Starting the application')
    const { startServer } = await import('../../server.mjs')
    running.push(await startServer({ port, host: env.HOST, dev }))
    const { startTimer } = await import('./job-timer.mjs')
    const host = env.HOST?.includes(':') ? `[${env.HOST}]` : env.HOST || '127.0.0.1'
    running.push(startTimer({ url: `http://${host}:${port}`, secret: env.CRON_SECRET }))
    await announce({ port, database, env })
    const { startDailyBackups } = await import('./backup/daily.mjs')
    if (!dev) running.push(startDailyBackups({ env, isEmbedded: database.isEmbedded }))
    const reason = await Promise.race([stopped, database.ended].filter(Boolean))
    if (signal.aborted) return 0
    throw new UserError(
      `PostgreSQL ended unexpectedly (${reason}). Its last words stand in ${dataDir}/postgres.log. Start again: npm start`,
    )
  } finally {
    if (running.length) step('Stopping')
    for (const stop of running.reverse()) await stop()
    lock.release()
  }
}

/**
 * Returns the port, or undefined if PORT is invalid, which is reported with the other environment problems. Throws a
 * readable error early if the port is in use.
 */
async function choosePort() {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) return undefined
  for (const host of process.env.HOST ? [process.env.HOST] : ['127.0.0.1', '::1']) {
    const isFree = await isPortFree(port, host).catch((error) => {
      if (error.code === 'EACCES')
        throw new UserError(`Port ${port} is for root only. Use another: PORT=8080 npm start`)
      if (host === '::1') return true
      throw new UserError(`Cannot listen on ${host}:${port}: ${error.message}`)
    })
    if (!isFree)
      throw new UserError(
        `Port ${port} is in use by another program.\nStop that one, or choose another port: PORT=${port + 1} npm start`,
      )
  }
  return port
}

const EMBEDDED = 'postgresql://embedded'

async function migrateHosted(url) {
  const { deployHosted } = await import('./direct-url.mjs')
  await deployHosted(url).catch((error) => {
    if (error instanceof UserError) throw error
    throw new UserError(
      `The database that DATABASE_URL names does not answer: ${error.message || error.code}`,
    )
  })
  return { url, isEmbedded: false }
}

async function startOwn(running, signal) {
  const { startLogTrimming, startEmbedded } = await import('./embedded-postgres.mjs')
  const { prepareNewDatabase } = await import('./database.mjs')
  const { deployMigrations } = await import('./migrations.mjs')
  step('Starting PostgreSQL')
  const server = await startEmbedded({ prepare: prepareNewDatabase, signal })
  running.push(server.stop, startLogTrimming())
  await deployMigrations(server.url)
  return { url: server.url, isEmbedded: true, ended: server.ended }
}

const settings = ({ own, port, databaseUrl }) => ({
  NEXTAUTH_SECRET: getSecrets().nextauthSecret,
  CRON_SECRET: getSecrets().cronSecret,
  MAILBOX_KEY: getMailboxKey(),
  NEXTAUTH_URL: `http://localhost:${port}`,
  NEXT_TELEMETRY_DISABLED: '1',
  ...own,
  DATABASE_URL: databaseUrl,
  PORT: String(port),
})

async function announce({ port, database, env }) {
  const { DEMO_SIGN_IN, hasDemo } = await import('./demo.mjs')
  const demo = await hasDemo(database.url)
  const isAlone = isLocalOnly(env)
  const local = `http://localhost:${port}`
  // The landing page, because the root leads a newcomer to the sign-in.
  const lines = [`Sheaf is ready:  ${isAlone ? `${local}/landing` : env.NEXTAUTH_URL}`]
  if (demo && isAlone) lines.push(`Demo business:   ${local}/login   ${DEMO_SIGN_IN}`)
  // Includes the key, which the browser then stores.
  const mailbox = `${local}/dev/mailbox?${new URLSearchParams({ key: env.MAILBOX_KEY })}`
  if (hasMailbox(env)) lines.push(`Local mailbox:   ${mailbox}`)
  if (!isAlone && !env.SMTP_URL) lines.push('', ...NO_MAIL)
  if (!isAlone && demo) lines.push('', ...KNOWN_PASSWORD)
  const data = database.isEmbedded ? dataDir : 'where DATABASE_URL says'
  // On standard error, because standard output is the application's JSON log.
  process.stderr.write(`\n  ${lines.join('\n  ')}\n\n  Ctrl-C stops it. Data: ${data}\n\n`)
}

const NO_MAIL = [
  'NO MAIL GOES OUT: no mail server is set up, so nobody can confirm an address or reset a password.',
  'Set SMTP_URL and MAIL_FROM (docs/mail.md), and start again.',
]
const KNOWN_PASSWORD = [
  'ANYBODY CAN SIGN IN to the demo business: others reach this installation, and everybody knows the password.',
  'Remove it: npm run db:remove-demo',
]

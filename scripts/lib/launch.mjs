// What `npm start` and `npm run dev` have in common, in order. Everything started is stopped again, last first.
import { ensureBuilt } from './build.mjs'
import { bundle } from './bundle.mjs'
import { holdDataFolder, mailboxKey, secrets } from './data-folder.mjs'
import { setUp } from './install.mjs'
import { keepRunning } from './keep-running.mjs'
import { step, UserError } from './log.mjs'
import { dataDir } from './paths.mjs'
import { identity } from './processes.mjs'
import { hasMailbox, isPrivate } from './reach.mjs'
import { choosePort, startApp, stopSignal } from './supervisor.mjs'

/** Runs the application until it is told to stop. Returns the exit code. */
export async function launch({ command, dev = false }) {
  const signal = stopSignal()
  const lock = await holdDataFolder({ command })
  const running = []
  try {
    const port = await choosePort()
    lock.update({ port })
    await setUp({ signal })
    const { loadEnv } = await import('./database.mjs')
    await loadEnv({ dev })
    const { checkEnvironment, filled } = await import('./environment.mjs')
    const own = filled(process.env)
    // Report an invalid port by itself: the URL derived from it is not a setting.
    const planned = settings({ own, dev, port: port ?? 3000, databaseUrl: own.DATABASE_URL ?? EMBEDDED })
    await checkEnvironment({ ...planned, PORT: own.PORT ?? planned.PORT })
    // Before the migrations: if the build fails, the previous release can still be started.
    if (dev) await bundle(['pdf-worker'])
    else if (!signal.aborted) await ensureBuilt({ signal })
    if (signal.aborted) return 0

    const database = process.env.DATABASE_URL
      ? await hostedDatabase()
      : await embeddedDatabase({ running, signal })
    lock.update({ databaseUrl: database.isEmbedded ? database.url : undefined })
    const env = settings({ own, dev, port, databaseUrl: database.url })
    const { secretMark } = await import('./backup/keys.mjs')
    lock.update({ secretMark: secretMark(env.NEXTAUTH_SECRET) })
    if (signal.aborted) return 0

    step('Starting the application')
    const onStart = (pid) => lock.update({ app: { pid, identity: identity(pid) } })
    const begin = () => startApp({ dev, env, signal, onStart })
    const app = keepRunning({ name: 'The application', first: await begin(), begin, signal })
    running.push(app.stop)
    if (signal.aborted) return 0
    await announce({ port, database, env })
    const { startDailyBackups } = await import('./backup/daily.mjs')
    if (!dev) running.push(startDailyBackups({ env, isEmbedded: database.isEmbedded }))
    await stopped(signal)
    return 0
  } finally {
    if (signal.aborted && running.length) step('Stopping')
    for (const stop of running.reverse()) await stop()
    lock.release()
  }
}

/** Stands for the address of the embedded database, before it has one. */
const EMBEDDED = 'postgresql://embedded'

const stopped = (signal) =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', resolve, { once: true })
  })

async function hostedDatabase() {
  const url = process.env.DATABASE_URL
  const { deployHosted } = await import('./direct-url.mjs')
  await deployHosted(url).catch((error) => {
    if (error instanceof UserError) throw error
    throw new UserError(
      `The database that DATABASE_URL names does not answer: ${error.message || error.code}`,
    )
  })
  return { url, isEmbedded: false }
}

async function embeddedDatabase({ running, signal }) {
  const { superviseEmbedded } = await import('./embedded.mjs')
  const { prepareNewDatabase } = await import('./database.mjs')
  const { deployMigrations } = await import('./migrations.mjs')
  step('Starting PostgreSQL')
  const server = await superviseEmbedded({ prepare: prepareNewDatabase, signal })
  running.push(server.stop)
  await deployMigrations(server.url)
  return { url: server.url, isEmbedded: true }
}

/** The environment of the application; what the person set stays as it is. */
function settings({ own, dev, port, databaseUrl }) {
  return {
    NEXTAUTH_SECRET: secrets().nextauthSecret,
    CRON_SECRET: secrets().cronSecret,
    MAILBOX_KEY: mailboxKey(),
    NEXTAUTH_URL: `http://localhost:${port}`,
    NEXT_TELEMETRY_DISABLED: '1',
    ...own,
    NODE_ENV: dev ? 'development' : 'production',
    DATABASE_URL: databaseUrl,
    PORT: String(port),
  }
}

/** Where it is, how to get in, where the mail goes: once, when it really answers. */
async function announce({ port, database, env }) {
  const { demoSignIn, hasDemo } = await import('./demo.mjs')
  const demo = await hasDemo(database.url)
  const isAlone = isPrivate(env)
  const lines = [`Sheaf is ready:  ${isAlone ? `http://localhost:${port}` : env.NEXTAUTH_URL}`]
  if (demo && isAlone) lines.push(`Demo sign-in:    ${demoSignIn}`)
  if (hasMailbox(env)) lines.push(`Local mailbox:   ${mailboxAddress(port, env)}`)
  if (!isAlone && !env.SMTP_URL) lines.push('', ...NO_MAIL)
  if (!isAlone && demo) lines.push('', ...KNOWN_PASSWORD)
  const data = database.isEmbedded ? dataDir : 'where DATABASE_URL says'
  // Standard output is the application's, and JSON.
  console.error(`\n  ${lines.join('\n  ')}\n\n  Ctrl-C stops it. Data: ${data}\n`)
}

const NO_MAIL = [
  'NO MAIL GOES OUT: no mail server is set up, so nobody can confirm an address or reset a password.',
  'Set SMTP_URL and MAIL_FROM (docs/mail.md), and start again.',
]
const KNOWN_PASSWORD = [
  'ANYBODY CAN SIGN IN to the demo business: others reach this installation, and everybody knows the password.',
  'Remove it: npm run db:remove-demo',
]

/** With the key, which the browser that opens it then keeps. */
const mailboxAddress = (port, { MAILBOX_KEY }) =>
  `http://localhost:${port}/dev/mailbox?${new URLSearchParams({ key: MAILBOX_KEY })}`

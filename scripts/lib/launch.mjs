// What `npm start` and `npm run dev` have in common, in order. Everything started is stopped again, last first.
import { ensureBuilt } from './build.mjs'
import { bundle } from './bundle.mjs'
import { holdDataFolder, secrets } from './data-folder.mjs'
import { setUp } from './install.mjs'
import { step, UserError } from './log.mjs'
import { dataDir } from './paths.mjs'
import { identity } from './processes.mjs'
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

    const database = process.env.DATABASE_URL ? await hostedDatabase() : await embeddedDatabase(running)
    lock.update({ databaseUrl: database.isEmbedded ? database.url : undefined })
    const env = settings({ dev, port, databaseUrl: database.url })
    if (dev) await bundle(['pdf-worker'])
    else if (!signal.aborted) await ensureBuilt({ signal })
    if (signal.aborted) return 0

    step('Starting the application')
    const app = await startApp({
      dev,
      env,
      signal,
      onStart: (pid) => lock.update({ app: { pid, identity: identity(pid) } }),
    })
    running.push(app.stop)
    if (signal.aborted) return 0
    await announce({ port, database, env })
    const outcome = await Promise.race([stopped(signal), app.ended, database.failed])
    if (outcome !== stopWord) throw new UserError(`The application ended by itself (${outcome}).`)
    return 0
  } finally {
    if (signal.aborted && running.length) step('Stopping')
    for (const stop of running.reverse()) await stop()
    lock.release()
  }
}

const stopWord = Symbol('stopped')
const stopped = (signal) =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(stopWord)
    signal.addEventListener('abort', () => resolve(stopWord), { once: true })
  })

async function hostedDatabase() {
  const url = process.env.DATABASE_URL
  const { deployMigrations } = await import('./migrations.mjs')
  await deployMigrations(url).catch((error) => {
    if (error instanceof UserError) throw error
    throw new UserError(
      `The database that DATABASE_URL names does not answer: ${error.message || error.code}`,
    )
  })
  return { url, isEmbedded: false, failed: new Promise(() => {}) }
}

async function embeddedDatabase(running) {
  const { superviseEmbedded } = await import('./embedded.mjs')
  const { prepareNewDatabase } = await import('./database.mjs')
  const { deployMigrations } = await import('./migrations.mjs')
  step('Starting PostgreSQL')
  const server = await superviseEmbedded({ prepare: prepareNewDatabase })
  running.push(server.stop)
  await deployMigrations(server.url)
  return { url: server.url, isEmbedded: true, failed: server.failed }
}

/** The environment of the application; what the person set stays as it is. */
function settings({ dev, port, databaseUrl }) {
  return {
    NEXTAUTH_SECRET: secrets().nextauthSecret,
    CRON_SECRET: secrets().cronSecret,
    NEXTAUTH_URL: `http://localhost:${port}`,
    NEXT_TELEMETRY_DISABLED: '1',
    ...filled(process.env),
    NODE_ENV: dev ? 'development' : 'production',
    DATABASE_URL: databaseUrl,
    PORT: String(port),
  }
}

const filled = (env) => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

/** Where it is, how to get in, where the mail goes: once, when it really answers. */
async function announce({ port, database, env }) {
  const { administer } = await import('./embedded.mjs')
  const lines = [`Sheaf is ready:  http://localhost:${port}`]
  if (database.isEmbedded) {
    const [demo] = await administer(database.url, [`SELECT 1 FROM "User" WHERE email = 'demo@example.com'`])
    if (demo.rowCount) lines.push('Demo sign-in:    demo@example.com / demo1234')
  }
  if (!env.SMTP_URL) lines.push(`Local mailbox:   http://localhost:${port}/dev/mailbox`)
  console.log(
    `\n  ${lines.join('\n  ')}\n\n  Ctrl-C stops it. Data: ${database.isEmbedded ? dataDir : 'where DATABASE_URL says'}\n`,
  )
}

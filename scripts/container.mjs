// Entry point of the container (Dockerfile). The build and the production packages are in the image; nothing is
// installed, built or written here.
import * as backupCommands from './lib/backup/commands.mjs'
import { UserError, main } from './lib/log.mjs'
import { root } from './lib/paths.mjs'

const usage = `Usage: node scripts/container.mjs COMMAND
  serve                      the application, on HOST and PORT
  migrate                    applies the migrations that DATABASE_URL lacks, over DIRECT_URL where that is set
  jobs                       has the application at APP_URL run what is due, every minute
  health                     asks the application of this container whether it is well
  backup FILE                writes the database into a file
  restore FILE [--replace]   brings such a file into an empty database`

const commands = { serve, migrate, jobs, health, backup: backUp, restore: backUp }

process.chdir(root)
// compose.yaml passes unset variables on as empty strings.
for (const [name, value] of Object.entries(process.env)) if (value === '') delete process.env[name]
await main(async () => {
  const [name = 'serve', ...args] = process.argv.slice(2)
  if (!Object.hasOwn(commands, name)) throw new UserError(usage)
  return commands[name](args, name)
})

async function serve() {
  await (await import('../server.mjs')).serve()
}

async function migrate() {
  needed('DATABASE_URL')
  const { deployHosted } = await import('./lib/direct-url.mjs')
  const { describeApplied } = await import('./lib/migrations.mjs')
  console.log(describeApplied(await deployHosted(process.env.DATABASE_URL)))
}

async function jobs() {
  needed('APP_URL', 'CRON_SECRET')
  const { APP_URL: url, CRON_SECRET: secret } = process.env
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UserError('APP_URL: must be an address like http://app:3000')
  const { startTimer } = await import('./lib/job-timer.mjs')
  const { createLog } = await import('./lib/json-log.mjs')
  const log = createLog()
  startTimer({ url, secret, onFailure: (about) => log.error({ url, ...about }, 'jobs not run') })
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve)
    setInterval(() => {}, 1 << 30)
  })
  process.exit()
}

async function health() {
  const { HOST = '', PORT = 3000 } = process.env
  const host = ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/api/health`
  const answer = await fetch(url, { signal: AbortSignal.timeout(4000) }).catch(
    (error) => error.cause ?? error,
  )
  if (answer.status !== 200)
    throw new UserError(`The application answers ${answer.status ?? answer.message}.`)
}

async function backUp(args, name) {
  needed('DATABASE_URL', 'NEXTAUTH_SECRET')
  await backupCommands[name](args)
}

function needed(...names) {
  const missing = names.filter((name) => !process.env[name])
  if (missing.length) throw new UserError(`Set ${missing.join(' and ')} (.env.example says what it is).`)
}

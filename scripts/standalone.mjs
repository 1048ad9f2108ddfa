// What .next/standalone does where there is nothing but Node.js, in a container above all (Dockerfile). No installing, no building.
import http from 'node:http'
import { inRoot, root } from './lib/paths.mjs'
import { main, UserError } from './lib/log.mjs'
import { readJson } from './lib/files.mjs'

const usage = `Usage: node scripts/standalone.mjs COMMAND
  serve                      the application, on HOST and PORT
  migrate                    applies the migrations that DATABASE_URL lacks, over DIRECT_URL where that is set
  jobs                       has the application at APP_URL run what is due, every minute
  health                     asks the application of this machine whether it is well
  backup FILE                writes the database into a file
  restore FILE [--replace]   brings such a file into an empty database`

const commands = { serve, migrate, jobs, health, backup, restore }

process.chdir(root)
// A composition passes on what isn't set as an empty text.
for (const [name, value] of Object.entries(process.env)) if (value === '') delete process.env[name]
await main(async () => {
  const [name = 'serve', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) && commands[name]
  if (!command) throw new UserError(usage)
  return command(args)
})

/** The server of `npm start` around the standalone build, which has its configuration in a file of its own. */
async function serve() {
  needed('DATABASE_URL', 'NEXTAUTH_SECRET')
  process.env.NODE_ENV = 'production'
  process.env.PORT ||= '3000'
  const build = readJson(inRoot('.next/required-server-files.json'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(build.config)
  await import('./serve.mjs')
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
  const { startTimer } = await import('./lib/timer.mjs')
  const { jsonLog } = await import('./lib/json-console.mjs')
  const log = jsonLog()
  startTimer({ url, secret, onFailure: (about) => log.error({ url, ...about }, 'jobs not run') })
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve)
    setInterval(() => {}, 1 << 30)
  })
  process.exit()
}

async function health() {
  const everywhere = ['', '0.0.0.0', '::'].includes(process.env.HOST ?? '')
  const options = {
    host: everywhere ? '127.0.0.1' : process.env.HOST,
    port: Number(process.env.PORT || 3000),
    path: '/api/health',
    timeout: 4000,
  }
  const status = await new Promise((resolve) => {
    const request = http.get(options, (answer) => resolve(answer.resume().statusCode))
    request.on('error', (error) => resolve(error.code)).on('timeout', () => request.destroy())
  })
  if (status !== 200) throw new UserError(`The application answers ${status}.`)
}

async function backup(args) {
  needed('DATABASE_URL', 'NEXTAUTH_SECRET')
  await (await import('./lib/backup/commands.mjs')).backup(args)
}

async function restore(args) {
  needed('DATABASE_URL', 'NEXTAUTH_SECRET')
  await (await import('./lib/backup/commands.mjs')).restore(args)
}

function needed(...names) {
  const missing = names.filter((name) => !process.env[name])
  if (missing.length) throw new UserError(`Set ${missing.join(' and ')} (.env.example says what it is).`)
}

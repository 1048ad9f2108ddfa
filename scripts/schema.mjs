// `npm run db:migration` and `npm run db:check`: what a developer asks of schema.prisma. Nobody who only runs the product needs it.
import { setUp } from './lib/install.mjs'
import { main, UserError } from './lib/log.mjs'

const usage = `Usage:
  npm run db:migration NAME   write the migration that schema.prisma needs
  npm run db:check            check that the migrations and schema.prisma agree`

const commands = { migration: writeMigration, check }

await main(async () => {
  const [name, ...args] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new UserError(usage)
  await setUp()
  return command(...args)
})

async function writeMigration(name) {
  if (!/^[a-z][a-z0-9_]*$/.test(name ?? '')) {
    throw new UserError(
      'Name the migration in small letters, digits and underscores: npm run db:migration add_notes',
    )
  }
  const { writeMigration: write } = await import('./lib/new-migration.mjs')
  const file = await onAnyServer((url) => write(url, name))
  console.log(file ? `Wrote ${file}. Read it before you commit it.` : 'schema.prisma has nothing new.')
}

async function check() {
  const { missingSql } = await import('./lib/schema-diff.mjs')
  const sql = await onAnyServer(missingSql)
  if (sql)
    throw new UserError(
      `The migrations lack what schema.prisma says:\n\n${sql}\nRun: npm run db:migration NAME`,
    )
  console.log('The migrations match schema.prisma.')
}

/** Comparing needs a server to make a database on, and no data: a scratch one keeps the person's own out of it. */
async function onAnyServer(use) {
  const { startScratch } = await import('./lib/scratch.mjs')
  const scratch = await startScratch({ migrate: false })
  try {
    return await use(scratch.url('postgres'))
  } finally {
    await scratch.stop()
  }
}

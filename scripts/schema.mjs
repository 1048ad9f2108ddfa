// `npm run db:migration` and `npm run db:check`: for developers who change schema.prisma.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setUp } from './lib/set-up.mjs'
import { main, UserError } from './lib/log.mjs'
import { root } from './lib/paths.mjs'

const usage = `Usage:
  npm run db:migration NAME   write the migration that schema.prisma needs
  npm run db:check            check that the migrations and schema.prisma agree`

/** Extensions of the operator classes used in indexes: the schema language names the classes but not the extensions. */
const EXTENSIONS = { gin_trgm_ops: 'pg_trgm', int4_ops: 'btree_gin' }

await main(async () => {
  const [command, name] = process.argv.slice(2)
  if (!['migration', 'check'].includes(command)) throw new UserError(usage)
  if (command === 'migration' && !/^[a-z][a-z0-9_]*$/.test(name ?? ''))
    throw new UserError(
      'Name the migration in small letters, digits and underscores: npm run db:migration add_notes',
    )
  await setUp()
  const sql = await findMissingSql()
  if (command === 'check') return check(sql)
  if (!sql) return console.log('schema.prisma has nothing new.')
  console.log(`Wrote ${await write(sql, name)}. Read it before you commit it.`)
})

function check(sql) {
  if (sql)
    throw new UserError(
      `The migrations lack what schema.prisma says:\n\n${sql}\nRun: npm run db:migration NAME`,
    )
  console.log('The migrations match schema.prisma.')
}

/** Needs a server to create a database on; a scratch server leaves the developer's own untouched. */
async function findMissingSql() {
  const { generateMissingSql } = await import('./lib/schema-diff.mjs')
  const { startScratch } = await import('./lib/scratch-postgres.mjs')
  const scratch = await startScratch({ migrate: false })
  try {
    return await generateMissingSql(scratch.url('postgres'))
  } finally {
    await scratch.stop()
  }
}

async function write(sql, name) {
  const { listMigrations, migrationsFolder } = await import('./lib/migrations.mjs')
  const made = listMigrations().map((migration) => migration.sql)
  const extensions = Object.entries(EXTENSIONS)
    .filter(([operators]) => sql.includes(operators))
    .map(([, extension]) => `CREATE EXTENSION IF NOT EXISTS ${extension};\n\n`)
    .filter((statement) => !made.some((one) => one.includes(statement.trim())))
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const file = path.join(migrationsFolder, `${time}_${name}`, 'migration.sql')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, extensions.join('') + sql)
  writeFileSync(path.join(migrationsFolder, 'migration_lock.toml'), 'provider = "postgresql"\n')
  return path.relative(root, file)
}

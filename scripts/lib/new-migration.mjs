import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UTCDate } from '@date-fns/utc'
import { lightFormat } from 'date-fns/lightFormat'
import { listMigrations, migrationsFolder } from './migrations.mjs'
import { root } from './paths.mjs'
import { missingSql } from './schema-diff.mjs'

/** Writes the migration that schema.prisma needs and answers its file, or undefined when it needs none. */
export async function writeMigration(serverUrl, name) {
  const sql = await missingSql(serverUrl)
  if (!sql) return undefined
  const content = extensionsFor(sql) + sql
  const time = lightFormat(new UTCDate(), 'yyyyMMddHHmmss')
  const file = path.join(migrationsFolder, `${time}_${name}`, 'migration.sql')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  writeFileSync(path.join(migrationsFolder, 'migration_lock.toml'), 'provider = "postgresql"\n')
  return path.relative(root, file)
}

/** Whose extension the operators of an index are. */
const EXTENSIONS = { gin_trgm_ops: 'pg_trgm', int4_ops: 'btree_gin' }

/** The schema language names the operators of an extension, but not the extension. */
function extensionsFor(sql) {
  const made = listMigrations().map((migration) => migration.sql)
  return Object.entries(EXTENSIONS)
    .filter(([operators]) => sql.includes(operators))
    .map(([, name]) => `CREATE EXTENSION IF NOT EXISTS ${name};\n\n`)
    .filter((statement) => !made.some((one) => one.includes(statement.trim())))
    .join('')
}

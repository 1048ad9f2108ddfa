import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listMigrations, migrationsFolder } from './migrations.mjs'
import { root } from './paths.mjs'
import { missingSql } from './schema-diff.mjs'

/** Writes the migration that schema.prisma needs and answers its file, or undefined when it needs none. */
export async function writeMigration(serverUrl, name) {
  const sql = await missingSql(serverUrl)
  if (!sql) return undefined
  const content = extensionsFor(sql) + sql
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const file = path.join(migrationsFolder, `${time}_${name}`, 'migration.sql')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  writeFileSync(path.join(migrationsFolder, 'migration_lock.toml'), 'provider = "postgresql"\n')
  return path.relative(root, file)
}

/** The schema language names the operators of an extension, but not the extension. */
function extensionsFor(sql) {
  const statement = 'CREATE EXTENSION IF NOT EXISTS pg_trgm;\n\n'
  const made = listMigrations().some((migration) => migration.sql.includes(statement.trim()))
  return sql.includes('gin_trgm_ops') && !made ? statement : ''
}

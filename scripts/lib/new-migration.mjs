import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { migrationsFolder } from './migrations.mjs'
import { root } from './paths.mjs'
import { missingSql } from './schema-diff.mjs'

/** Writes the migration that schema.prisma needs and answers its file, or undefined when it needs none. */
export async function writeMigration(serverUrl, name) {
  const sql = await missingSql(serverUrl)
  if (!sql) return undefined
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const file = path.join(migrationsFolder, `${time}_${name}`, 'migration.sql')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, sql)
  writeFileSync(path.join(migrationsFolder, 'migration_lock.toml'), 'provider = "postgresql"\n')
  return path.relative(root, file)
}

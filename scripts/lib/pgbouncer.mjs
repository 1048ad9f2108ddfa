// The pooler that hosted databases put in front of themselves, for the tests of what runs over one.
import { existsSync } from 'node:fs'
import { installPackages, isCommand } from './debian.mjs'
import { step } from './log.mjs'

const paths = [process.env.PGBOUNCER_PATH, '/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer']
const find = () => paths.find((file) => file && existsSync(file)) ?? (isCommand('pgbouncer') && 'pgbouncer')

/** The program, installed where that needs no password; undefined where it can't be had. */
export async function findOrInstallPgBouncer(signal) {
  if (find()) return find()
  step('Installing PgBouncer')
  await installPackages(['pgbouncer'], signal)
  return find() || undefined
}

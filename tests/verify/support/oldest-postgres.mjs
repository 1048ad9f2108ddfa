import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { getNativePackageName } from '../../../scripts/lib/postgres-paths.mjs'
import { run } from '../../../scripts/lib/processes.mjs'

/** The oldest PostgreSQL supported according to docs/operations.md. */
const VERSION = '15.18.0-beta.17'

/** Returns the node_modules folder with that version's programs, installing it if missing. */
export async function oldestPostgres() {
  const home = inRoot(`build/postgres-${VERSION}`)
  const modules = path.join(home, 'node_modules')
  const name = getNativePackageName()
  if (existsSync(path.join(modules, name, 'package.json'))) return modules
  mkdirSync(home, { recursive: true })
  writeFileSync(path.join(home, 'package.json'), '{ "private": true }\n')
  const args = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    `${name}@${VERSION}`,
  ]
  const code = await run('npm', args, {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (code !== 0) throw new Error(`PostgreSQL ${VERSION} could not be installed.`)
  return modules
}

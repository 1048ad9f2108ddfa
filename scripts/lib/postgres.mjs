// One PostgreSQL server on one data folder: initialised, started, stopped, and recovered from a killed launcher.
import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { trimLog, readTextFrom } from './log-file.mjs'
import { UserError } from './log.mjs'
import { freePort, isPortFree } from './ports.mjs'
import { findPostgresPrograms, getPostgresUser, getProgramName } from './postgres-paths.mjs'
import { commandLine, endProcess, isAlive, signalTo, workingFolder } from './processes.mjs'

// cannot_connect_now
const STARTING_UP = '57P03'

/** The role that creates roles and databases. The application never uses it (db-role.mjs). */
export const SUPERUSER = 'sheaf'

// Code point order and Unicode letters; the name differs by system.
const locale = { darwin: 'en_US.UTF-8', win32: 'C' }[process.platform] ?? 'C.UTF-8'

/**
 * Starts PostgreSQL on `folder`/postgres, initialising the data if there are none. `durable: false` trades crash
 * safety for speed. A taken `port` is replaced by a free one. Output is appended to `logFile`. `signal` (an
 * AbortSignal) aborts the start. `modules`: a node_modules folder with another PostgreSQL version.
 * Returns `{ url(database), port, pid, stop(), ended }`: `url` returns the superuser's URL, and `ended` resolves to
 * the exit code or signal when the server ends. The server is stopped when this process ends.
 */
export async function startPostgres({ folder, password, port, logFile, durable = true, signal, modules }) {
  const user = getPostgresUser()
  const programs = findPostgresPrograms(user, modules)
  const data = path.join(folder, 'postgres')
  await stopOrphan(data)
  if (!existsSync(path.join(data, 'PG_VERSION'))) initialise({ programs, user, data, password, durable })
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
  ]
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const url = (database) =>
    `postgresql://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`

  // A server that was just killed leaves child processes for a moment, and PostgreSQL refuses to start until they are
  // gone.
  for (let tries = 0; ; tries++) {
    if (!port || !(await isPortFree(port, '127.0.0.1'))) port = await freePort()
    const logged = trimLog(logFile)
    const flags = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
    const child = launch({ programs, user, flags, folder: data, logFile })
    const ended = new Promise((resolve) => child.once('exit', (code, killedBy) => resolve(killedBy ?? code)))
    const endNow = () => signalTo(child.pid, 'SIGINT')
    if (child.pid) process.once('exit', endNow)
    void ended.then(() => process.off('exit', endNow))
    const stop = async () => {
      // Keeps this process alive until `ended` has resolved.
      child.ref()
      if (child.exitCode === null && child.signalCode === null)
        await endProcess(child.pid, ['SIGINT', 4000], ['SIGQUIT', 2000], ['SIGKILL', 2000])
    }
    if (await isReady(url('postgres'), child, signal)) return { url, port, pid: child.pid, stop, ended }
    // Still running: the start was aborted, or the server never became ready. A second attempt would conflict with it.
    if (child.pid) await stop()
    if (signal?.aborted) throw new UserError('PostgreSQL was stopped while it started.')
    const log = readTextFrom(logFile, logged).trim().split('\n').slice(-8).join('\n')
    const passing =
      /still in use|lock file|being used by another process|could not bind|Address already in use/.test(log)
    if (!passing || tries === 20) throw new UserError(`PostgreSQL did not start on ${data}:\n${log}`)
    await sleep(250)
  }
}

/**
 * Initialises the data folder under another name and renames it, so that an interruption leaves nothing that looks
 * complete.
 */
function initialise({ programs, user, data, password, durable }) {
  const draft = `${data}.new`
  const passwordFile = `${data}.new.password`
  for (const left of [draft, passwordFile, data]) rmSync(left, { recursive: true, force: true })
  mkdirSync(path.dirname(data), { recursive: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user.uid !== undefined) for (const file of [draft, passwordFile]) chownSync(file, user.uid, user.gid)
  const args = ['-D', draft, '-U', SUPERUSER, '--pwfile', passwordFile, '--auth=scram-sha-256']
  args.push('--encoding=UTF8', `--locale=${locale}`, '--no-instructions', ...(durable ? [] : ['--no-sync']))
  const options = { ...user, cwd: path.dirname(data), env: cleanEnv(), encoding: 'utf8' }
  const { status, stdout, stderr, error } = spawnSync(
    path.join(programs, 'bin', getProgramName('initdb')),
    args,
    options,
  )
  rmSync(passwordFile, { force: true })
  if (status !== 0) throw new UserError(`initdb failed:\n${error?.message ?? `${stdout}${stderr}`.trim()}`)
  renameSync(draft, data)
}

/**
 * Starts the server in its own process group: Ctrl-C in the terminal must reach only the launcher, which stops the
 * application first.
 */
function launch({ programs, user, flags, folder, logFile }) {
  const log = openSync(logFile, 'a', 0o600)
  const command = path.join(programs, 'bin', getProgramName('postgres'))
  const options = { ...user, cwd: folder, env: cleanEnv(), detached: true, stdio: ['ignore', log, log] }
  const child = spawn(command, flags, options)
  child.on('error', () => {})
  child.unref()
  closeSync(log)
  return child
}

/** Removes PGDATA, PGPORT and the like, which are the user's settings for other servers. */
function cleanEnv() {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

/**
 * Waits until the server accepts connections; false after a minute. Crash recovery may take longer, and the server
 * reports that meanwhile.
 */
async function isReady(url, child, signal) {
  for (let end = Date.now() + 60_000; Date.now() < end && child.pid && isAlive(child.pid);) {
    if (signal?.aborted) return false
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('SELECT 1')
      return true
    } catch (error) {
      if (error.code === STARTING_UP) end = Date.now() + 60_000
      await sleep(40)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return false
}

/**
 * Stops the server a killed launcher left on this data folder. Only a process whose command line names the folder is
 * stopped; a `postmaster.pid` that names another process is deleted.
 */
export async function stopOrphan(data) {
  const pidFile = path.join(data, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  if (!pid || !isAlive(pid)) return
  if (worksOn(pid, data)) return endProcess(pid, ['SIGINT', 8000], ['SIGQUIT', 4000], ['SIGKILL', 4000])
  rmSync(pidFile, { force: true })
}

function worksOn(pid, data) {
  const folder = workingFolder(pid)
  if (folder !== undefined) return folder === realpathSync(data)
  const command = commandLine(pid)
  return /postgres/.test(command) && command.includes(data)
}

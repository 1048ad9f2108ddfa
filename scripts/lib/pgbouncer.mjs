// The pooler that hosted databases put in front of themselves, for the tests and the bench of what runs over one.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { installPackages, isCommand } from './debian.mjs'
import { step } from './log.mjs'
import { freePort } from './ports.mjs'
import { postgresUser } from './postgres-home.mjs'
import { writeFor } from './write-for.mjs'

const paths = [process.env.PGBOUNCER_PATH, '/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer']
const find = () => paths.find((file) => file && existsSync(file)) ?? (isCommand('pgbouncer') && 'pgbouncer')

/** The program, installed where that needs no password; undefined where it can't be had. */
async function findOrInstall(signal) {
  if (find()) return find()
  step('Installing PgBouncer')
  await installPackages(['pgbouncer'], signal)
  return find() || undefined
}

/**
 * PgBouncer in transaction mode in front of the server of a database's url, with its files in `folder`: `pooled(url)` is that url by way of it,
 * and each database has at most `connections` to the server. Answers `{ pooled, pid, stop() }`; undefined where it can't be had.
 */
export async function startPgBouncer(url, folder, { connections = 4 } = {}) {
  const program = await findOrInstall()
  if (!program) return undefined
  const port = await freePort()
  const { hostname, port: serverPort, username, password } = new URL(url)
  const user = postgresUser()
  writeFor(user, path.join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`)
  const settings = `
    [databases]
    * = host=${hostname} port=${serverPort}
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${port}
    unix_socket_dir =
    auth_type = scram-sha-256
    auth_file = ${path.join(folder, 'users.txt')}
    pool_mode = transaction
    default_pool_size = ${connections}
    max_client_conn = 200`
  writeFor(user, path.join(folder, 'pgbouncer.ini'), settings.replaceAll(/^ +/gm, ''))
  const child = spawn(program, ['-q', path.join(folder, 'pgbouncer.ini')], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  const pooled = (of) => Object.assign(new URL(of), { hostname: '127.0.0.1', port }).href
  try {
    await untilItAnswers(pooled(url))
  } catch (error) {
    await stop()
    throw error
  }
  return { pooled, pid: child.pid, stop }
}

async function untilItAnswers(url) {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query('SELECT 1')
      return
    } catch (error) {
      if (tries === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    } finally {
      await client.end().catch(() => {})
    }
  }
}

// PgBouncer, as hosted databases use it.
import { spawn } from 'node:child_process'
import { chownSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { installPackages, isCommand } from '../../scripts/lib/debian.mjs'
import { runStatements } from '../../scripts/lib/embedded-postgres.mjs'
import { step } from '../../scripts/lib/log.mjs'
import { getPostgresUser } from '../../scripts/lib/postgres-paths.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { waitUntil, createTemporaryFolder } from './helpers.mjs'

const paths = [process.env.PGBOUNCER_PATH, '/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer']
const find = () => paths.find((file) => file && existsSync(file)) ?? (isCommand('pgbouncer') && 'pgbouncer')

/** Returns the program's path, installing it if that needs no password; undefined if unavailable. */
async function findOrInstall() {
  if (find()) return find()
  step('Installing PgBouncer')
  await installPackages(['pgbouncer'])
  return find() || undefined
}

/**
 * Starts PgBouncer in transaction mode in front of a database server; stopped after the test. Returns `{ pooled }`,
 * where `pooled(url)` is the URL through it; undefined if unavailable. Each database gets at most `connections` server
 * connections.
 */
export async function startPooler(test, url, { connections = 4 } = {}) {
  const program = await findOrInstall()
  if (!program) return undefined
  const folder = createTemporaryFolder(test)
  const port = await freePort()
  const { hostname, port: serverPort, username, password } = new URL(url)
  const user = getPostgresUser()
  const write = (name, text) => {
    const file = path.join(folder, name)
    writeFileSync(file, text, { mode: 0o600 })
    if (user.uid !== undefined) chownSync(file, user.uid, user.gid)
    return file
  }
  const users = write('users.txt', `"${username}" "${decodeURIComponent(password)}"\n`)
  const settings = `
    [databases]
    * = host=${hostname} port=${serverPort}
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${port}
    unix_socket_dir =
    auth_type = scram-sha-256
    auth_file = ${users}
    pool_mode = transaction
    default_pool_size = ${connections}
    max_client_conn = 200`
  const file = write('pgbouncer.ini', settings.replaceAll(/^ +/gm, ''))
  const child = spawn(program, ['-q', file], { ...user, cwd: folder, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  test.after(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const pooled = (of) => Object.assign(new URL(of), { hostname: '127.0.0.1', port }).href
  await waitUntil(() => runStatements(pooled(url), ['SELECT 1']))
  return { pooled }
}

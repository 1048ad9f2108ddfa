import { spawn } from 'node:child_process'
import { chownSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { findOrInstallPgBouncer } from '../../scripts/lib/pgbouncer.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { postgresUser } from '../../scripts/lib/postgres-home.mjs'
import { temporaryFolder } from './support.mjs'

/**
 * PgBouncer in transaction mode in front of the server of a database's url: `pooled(url)` is that url by way of it.
 * Undefined where it can't be had. Ended with the test.
 */
export async function startPooler(test, url) {
  const program = await findOrInstallPgBouncer()
  if (!program) return undefined
  const folder = temporaryFolder(test)
  const port = await freePort()
  const { hostname, port: serverPort, username, password } = new URL(url)
  const files = {
    'users.txt': `"${username}" "${decodeURIComponent(password)}"\n`,
    'pgbouncer.ini': `
      [databases]
      * = host=${hostname} port=${serverPort}
      [pgbouncer]
      listen_addr = 127.0.0.1
      listen_port = ${port}
      unix_socket_dir =
      auth_type = scram-sha-256
      auth_file = ${path.join(folder, 'users.txt')}
      pool_mode = transaction
      default_pool_size = 4
      max_client_conn = 200`.replaceAll(/^ +/gm, ''),
  }
  const user = postgresUser()
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    writeFileSync(file, text, { mode: 0o600 })
    if (user.uid !== undefined) chownSync(file, user.uid, user.gid)
  }
  const child = spawn(program, ['-q', path.join(folder, 'pgbouncer.ini')], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  test.after(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const pooled = (of) => Object.assign(new URL(of), { hostname: '127.0.0.1', port }).href
  await untilItAnswers(pooled(url))
  return { pooled }
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

// Runs nginx with the configuration from docs/operations.md, in front of local applications.
import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { getPostgresUser } from '../../../scripts/lib/postgres-paths.mjs'
import { isPortFree } from '../../../scripts/lib/ports.mjs'
import { onTestEnd, waitUntil, createTemporaryFolder } from '../../scripts/helpers.mjs'

const paths = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx']

/**
 * Path of the program; undefined if missing. It isn't installed automatically, because Debian's package would start
 * serving port 80.
 */
export const nginx = paths.find((file) => file && existsSync(file))

/**
 * Returns the documented configuration with `port` and `plain` instead of 443 and 80, without its certificate, and
 * with the applications' `ports`.
 */
function documented({ port, plain, ports }) {
  const [, block] = /```nginx\n([^]*?)```/.exec(readFileSync(inRoot('docs/operations.md'), 'utf8'))
  return block
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replace('server 127.0.0.1:3000;', ports.map((one) => `server 127.0.0.1:${one};`).join(' '))
}

/** Starts nginx on `port` and, for plain HTTP, `plain`; stopped after the test. */
export async function startNginx(test, { port, plain, ports }) {
  const user = getPostgresUser()
  const home = path.join(createTemporaryFolder(test), 'nginx')
  mkdirSync(home)
  const file = path.join(home, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  )
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid nginx.pid; events { worker_connections 1024; }
     http { access_log off; ${temporary.join(' ')} ${documented({ port, plain, ports })} }`,
  )
  if (user.uid !== undefined) for (const one of [home, file]) chownSync(one, user.uid, user.gid)
  const options = { ...user, cwd: home, stdio: 'ignore' }
  const child = spawn(nginx, ['-p', home, '-e', 'error.log', '-c', file], options)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  onTestEnd(test, async () => {
    child.kill('SIGTERM')
    await ended
  })
  await waitUntil(async () => {
    if (child.exitCode !== null) throw new Error(readFileSync(path.join(home, 'error.log'), 'utf8'))
    return !(await isPortFree(port, '127.0.0.1'))
  })
}

// The proxy that stands in front of several instances, for the bench of them.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, chownSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { UserError } from './log.mjs'
import { isPortFree } from './ports.mjs'
import { postgresUser } from './postgres-home.mjs'
import { writeFor } from './write-for.mjs'

const paths = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx']

/** The program; undefined where it is missing. It is not installed by itself: Debian's package would begin to serve port 80. */
export const findNginx = () => paths.find((file) => file && existsSync(file))

/**
 * nginx on `port`, in front of applications on `ports` of this machine, with its files in `folder`: it asks them in turn over connections that are
 * kept, and says for whom. `servers` are other server blocks than its own. Answers `{ pid, stop() }`. Throws a `UserError` if it does not start.
 */
export async function startNginx(program, { folder, port, ports, servers = ownServer(port) }) {
  const user = postgresUser()
  const home = path.join(folder, 'nginx')
  mkdirSync(home)
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid)
  const file = path.join(home, 'nginx.conf')
  writeFor(user, file, configuration(ports, servers))
  const child = spawn(program, ['-p', home, '-e', 'error.log', '-c', file], {
    ...user,
    cwd: home,
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for (let tries = 0; await isPortFree(port, '127.0.0.1'); tries++) {
    if (child.exitCode !== null || tries === 100) {
      await stop()
      throw new UserError(`nginx did not start. The reason stands in ${path.join(home, 'error.log')}`)
    }
    await sleep(20)
  }
  return { pid: child.pid, stop }
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** What stands in front of an installation, as docs/operations.md asks for it, but for https. */
const configuration = (ports, servers) => `
daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
  upstream instances {
    ${ports.map((one) => `server 127.0.0.1:${one};`).join(' ')}
    keepalive 64;
  }
  ${servers}
}
`

const ownServer = (port) => `
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 5m;
    location / {
      proxy_pass http://instances;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }`

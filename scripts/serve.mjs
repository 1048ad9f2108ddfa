// The application itself, as a child of the launcher (start.mjs, dev.mjs) or alone (standalone.mjs): Next.js behind a server that knows who is
// asking, says when it is ready, drains when it is told to stop, and never outlives the launcher.
import http from 'node:http'
import { createRequire } from 'node:module'
import { trustedForwardedFor } from './lib/forwarded.mjs'
import { jsonLog, writeConsoleAsJson } from './lib/json-console.mjs'
import { onOutage } from './lib/outages.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { refuse, refusalOf } from './lib/refusals.mjs'
import { requestIdOf, runFor } from './lib/request-context.mjs'
import { followRequest } from './lib/request-log.mjs'
import { routeFinder } from './lib/routes.mjs'
import { startTimer } from './lib/timer.mjs'
import { closeUnfinished } from './lib/unfinished.mjs'

const dev = process.argv.includes('--dev')
const port = Number(process.env.PORT)
const log = jsonLog()
if (!dev) writeConsoleAsJson(log)
const require = createRequire(inRoot('package.json'))
const next = require('next')
const { securityHeaders } = require('./lib/platform/http/security-headers')

const app = next({ dev, dir: root, port, hostname: 'localhost', quiet: true })
const begun = performance.now()
await app.prepare()
const routeOf = routeFinder()

/**
 * Milliseconds that a connection without a request is kept. Longer than nginx and the load balancers of the clouds keep theirs (60 s): whoever
 * closes it first must not be us, or a request that is on its way just then is answered by nobody.
 */
const IDLE = 75_000

let stopping = false
const servers = await listen()
process.send?.({ ready: true })
log.info({ port, node: process.version, ms: Math.round(performance.now() - begun) }, 'started')
// Without a launcher somebody else calls: a scheduler, or one container for any number of this one (scripts/standalone.mjs).
const secret = process.send ? process.env.CRON_SECRET : undefined
const stopTimer = startTimer({ port, host: process.env.HOST || '127.0.0.1', secret })

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
process.on('disconnect', stop)

/** On this machine's own addresses, or on the one that HOST names. */
async function listen() {
  if (process.env.HOST) return [await listenOn(process.env.HOST)]
  const v4 = await listenOn('127.0.0.1')
  const v6 = await listenOn('::1').catch((error) => {
    if (error.code === 'EADDRINUSE') throw error
  })
  return v6 ? [v4, v6] : [v4]
}

function listenOn(host) {
  const server = http.createServer((request, response) => {
    trustedForwardedFor(request)
    for (const { key, value } of securityHeaders) response.setHeader(key, value)
    const id = requestIdOf(request)
    response.setHeader('X-Request-Id', id)
    followRequest(request, response, { log, id, route: routeOf(request.url.split('?')[0]) })
    closeUnfinished(request, response)
    if (stopping) response.setHeader('Connection', 'close')
    const refusal = refusalOf(request)
    if (refusal) return refuse(response, refusal)
    // Not getRequestHandler(): that one binds hot reload to the first server it meets, and there may be two.
    runFor({ id, onOutage: onOutage(request, response) }, () => void app.requestHandler(request, response))
  })
  server.keepAliveTimeout = IDLE
  // Hot reload. Elsewhere nothing is upgraded: without a listener, Node.js passes such a request on like any other.
  if (dev) server.on('upgrade', (request, socket, head) => void app.upgradeHandler(request, socket, head))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

/** Takes no new requests, answers those under way for up to four seconds, then closes the application. */
async function stop() {
  if (stopping) return
  stopping = true
  log.info('stopping')
  stopTimer()
  setTimeout(() => process.exit(0), 5000).unref()
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
  if (dev) for (const server of servers) server.closeAllConnections()
  // A browser keeps its connection open after the answer, and would be waited for.
  setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50).unref()
  await Promise.race([Promise.all(closed), new Promise((resolve) => setTimeout(resolve, 4000))])
  await app.close().catch(() => {})
  process.exit(0)
}

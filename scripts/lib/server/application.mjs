// The server around Next.js, in each process that serves: it knows who is asking, says when it is ready, drains when it is told to stop,
// and never outlives whoever started it.
import cluster from 'node:cluster'
import http from 'node:http'
import { createRequire } from 'node:module'
import { trustedForwardedFor } from '../forwarded.mjs'
import { jsonLog, writeConsoleAsJson } from '../json-console.mjs'
import { onOutage } from '../outages.mjs'
import { inRoot, root } from '../paths.mjs'
import { isPrivate } from '../reach.mjs'
import { busyRefusal, refuse, refusalOf } from '../refusals.mjs'
import { requestIdOf, runFor } from '../request-context.mjs'
import { followRequest } from '../request-log.mjs'
import { routeFinder } from '../routes.mjs'
import { startOwnTimer } from '../timer.mjs'
import { closeUnfinished } from '../unfinished.mjs'
import { joinMetrics } from './all-metrics.mjs'
import { createDoor } from './door.mjs'
import { watchLateness } from './lateness.mjs'
import { lineOf, WAITS } from './lines.mjs'
import { createProxyWarning } from './proxy-warning.mjs'

const require = createRequire(inRoot('package.json'))

/**
 * Milliseconds that a connection without a request is kept. Longer than nginx and the load balancers of the clouds keep theirs (60 s): whoever
 * closes it first must not be us, or a request that is on its way just then is answered by nobody.
 */
const IDLE = 75_000

/** Serves on HOST and PORT until this process is told to stop, and then ends it. */
export async function serve({ dev }) {
  const port = Number(process.env.PORT)
  const log = jsonLog()
  if (!dev) writeConsoleAsJson(log)
  const next = require('next')
  const app = next({ dev, dir: root, port, hostname: 'localhost', quiet: true })
  const begun = performance.now()
  if (cluster.isWorker) joinMetrics()
  await app.prepare()
  const state = { stopping: false }
  // On a machine that nobody else reaches there is one person, and other programs that take the processor's time.
  const hasDoor = !dev && !isPrivate(process.env)
  const answer = answering({ app, hasDoor, log, state })
  const servers = await listen(port, () => createServer(answer, dev && app))
  process.send?.({ ready: true })
  log.info({ port, node: process.version, ms: Math.round(performance.now() - begun) }, 'started')
  // Where there are several processes, the first one calls.
  const stopTimer = cluster.isWorker ? () => {} : startOwnTimer()
  const stop = async () => {
    if (state.stopping) return
    state.stopping = true
    log.info('stopping')
    stopTimer()
    await drain(servers, { dev })
    await app.close().catch(() => {})
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, stop)
}

/** On this machine's own addresses, or on the one that HOST names. */
async function listen(port, create) {
  const listenOn = (host) =>
    new Promise((resolve, reject) => {
      const server = create()
      server.once('error', reject)
      server.listen(port, host, () => resolve(server))
    })
  if (process.env.HOST) return [await listenOn(process.env.HOST)]
  const v4 = await listenOn('127.0.0.1')
  const v6 = await listenOn('::1').catch((error) => {
    if (error.code === 'EADDRINUSE') throw error
  })
  return v6 ? [v4, v6] : [v4]
}

function createServer(answer, devApp) {
  const server = http.createServer(answer)
  server.keepAliveTimeout = IDLE
  // Hot reload. Elsewhere nothing is upgraded: without a listener, Node.js passes such a request on like any other.
  if (devApp)
    server.on('upgrade', (request, socket, head) => void devApp.upgradeHandler(request, socket, head))
  return server
}

/** What is done with each request before Next.js has it. */
export function answering({ app, hasDoor, log, state }) {
  const { securityHeaders } = require('./lib/platform/http/security-headers')
  const routeOf = routeFinder()
  const door = createDoor({ waits: WAITS })
  const isLate = watchLateness()
  const isOverloaded = () => isLate() || door.isOverloaded()
  const warnOfProxy = createProxyWarning(process.env, log)
  return (request, response) => {
    warnOfProxy(request)
    trustedForwardedFor(request)
    for (const { key, value } of securityHeaders) response.setHeader(key, value)
    const id = requestIdOf(request)
    response.setHeader('X-Request-Id', id)
    followRequest(request, response, { log, id, route: routeOf(request.url.split('?')[0]) })
    closeUnfinished(request, response)
    if (state.stopping) response.setHeader('Connection', 'close')
    const refusal = refusalOf(request)
    if (refusal) return refuse(response, refusal)
    const context = { id, onOutage: onOutage(request, response), isOverloaded }
    // Not getRequestHandler(): that one binds hot reload to the first server it meets, and there may be two.
    const begin = () => runFor(context, () => void app.requestHandler(request, response))
    const line = hasDoor ? lineOf(request) : null
    if (line === null) return begin()
    door.enter(line, { response, begin, refuse: () => refuse(response, busyRefusal(request)) })
  }
}

/** Takes no new requests, and answers those under way for up to four seconds; the process has one more to end by itself. */
async function drain(servers, { dev }) {
  setTimeout(() => process.exit(0), 5000).unref()
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
  if (dev) for (const server of servers) server.closeAllConnections()
  // A browser keeps its connection open after the answer, and would be waited for.
  setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50).unref()
  await Promise.race([Promise.all(closed), new Promise((resolve) => setTimeout(resolve, 4000))])
}

// Custom server (nextjs.org/docs/app/guides/custom-server) of `npm start`, `npm run dev` and the container. It trusts
// forwarded addresses from trusted proxies only, gives each request an id and a log line, and drains before it stops.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, Server } from 'node:http'
import net from 'node:net'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import next from 'next'
import { isForeignName } from './lib/platform/http/own-names.js'
import { inertPolicy, securityHeaders } from './lib/platform/http/security-headers.js'
import { createLog, writeConsoleAsJson } from './scripts/lib/json-log.mjs'
import { isLoopback, isPrivateAddress, isServedLocally } from './scripts/lib/exposure.mjs'
import { logRequest } from './scripts/lib/request-log.mjs'

/** The current request; lib/platform/log.ts looks it up under the same symbol. */
const requests = (globalThis[Symbol.for('sheaf.request')] ??= new AsyncLocalStorage())

/**
 * Serves on `port` of `host`, by default this machine's loopback addresses. Returns a function that stops the server.
 */
export async function startServer({ port, host, dev = false }) {
  process.env.NODE_ENV = dev ? 'development' : 'production'
  // The application reads prisma/migrations and build/ from the working folder.
  process.chdir(import.meta.dirname)
  const log = createLog()
  if (!dev) writeConsoleAsJson(log)
  // Longer than the 60 s of nginx and of cloud load balancers, so that they close an idle connection first.
  const server = createServer({ keepAliveTimeout: 75_000 })
  // Hot reload is the only upgrade. Elsewhere Next.js would take over every upgrade and leave most of them open.
  const app = next({ dev, port, hostname: 'localhost', quiet: true, httpServer: dev ? server : new Server() })
  server.on('request', createListener(app.getRequestHandler(), log))
  await app.prepare()
  const listening = await listen(server, port, host)
  log.info({ port, node: process.version }, 'started')
  return async () => {
    log.info('stopping')
    const closed = listening.map((one) => new Promise((resolve) => one.close(resolve)))
    // Pending requests have four seconds. Browsers keep connections open after a response, so idle ones are closed.
    const closing = setInterval(() => server.closeIdleConnections(), 50)
    await Promise.race([Promise.all(closed), sleep(dev ? 0 : 4000)])
    clearInterval(closing)
    server.closeAllConnections()
    await app.close()
  }
}

async function listen(server, port, host) {
  const open = (one, address) => once(one.listen(port, address), 'listening')
  await open(server, host || '127.0.0.1')
  if (host) return [server]
  // Some systems resolve localhost to ::1 first, and some have no IPv6.
  const v6 = net.createServer({ allowHalfOpen: true, noDelay: true })
  v6.on('connection', (socket) => server.emit('connection', socket))
  await open(v6, '::1').catch((error) => {
    if (error.code === 'EADDRINUSE') throw error
  })
  return [server, v6]
}

/** Returns a request listener around `handle`, Next.js's request handler. */
export function createListener(handle, log) {
  const removeUntrusted = createProxyFilter(log)
  return (request, response) => {
    const id = readRequestId(request)
    removeUntrusted(request)
    // Next.js omits these from its own redirects.
    for (const { key, value } of securityHeaders) response.setHeader(key, value)
    response.setHeader('X-Request-Id', id)
    logRequest(request, response, { log, id })
    // The unread rest of a rejected body would block the connection.
    response.once('finish', () => request.removeAllListeners('data').removeAllListeners('readable').resume())
    // After a declined upgrade, Node.js reads no further request from the connection.
    if (request.headers.upgrade) response.setHeader('Connection', 'close')
    const refusal = getRefusal(request)
    if (refusal) return refuse(response, refusal)
    const context = { id }
    answerOutageWith503(response, context)
    requests.run(context, () => void handle(request, response))
  }
}

/** True if the peer is a trusted proxy: on this machine or, with TRUST_PROXY, any. */
const isTrusted = ({ socket }) =>
  isLoopback(socket.remoteAddress ?? '') || /^(1|true)$/i.test(process.env.TRUST_PROXY ?? '')

function readRequestId(request) {
  const given = request.headers['x-request-id']
  return isTrusted(request) && /^[\w-]{8,64}$/.test(given ?? '') ? given : randomUUID()
}

/**
 * Returns a function that replaces forwarded headers from untrusted peers by the peer's own address. Warns once about
 * an untrusted proxy, because all its visitors would share one address's rate limits.
 */
function createProxyFilter(log) {
  let isWarned = Boolean(process.env.TRUST_PROXY) || isServedLocally(process.env)
  return (request) => {
    if (isTrusted(request)) return
    const { headers, socket } = request
    const peer = socket.remoteAddress ?? ''
    if (!isWarned && headers['x-forwarded-for'] && isPrivateAddress(peer)) {
      isWarned = true
      log.warn({ peer }, 'requests come from a proxy that is not trusted: set TRUST_PROXY to 1, or to 0')
    }
    for (const name of FORWARDED) delete headers[name]
    headers['x-forwarded-for'] = peer
  }
}

const FORWARDED = ['forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto']
const OTHER_HOST =
  'This installation is served for this machine, under no such name. Whoever runs it can set NEXTAUTH_URL.'

/**
 * Returns `[status, code, message]` for a request that Next.js must not get, or undefined. Next.js would answer the
 * last two cases with a bare 500.
 */
function getRefusal({ method, url, headers }) {
  // DNS rebinding: a site that points its own name at this machine would share this application's origin in a browser.
  if (isServedLocally(process.env) && isForeignName(headers.host ?? '', os.hostname()))
    return [421, 'request.host', OTHER_HOST]
  if (method === 'TRACE') return [405, 'request.method', 'The method TRACE is not possible here.']
  try {
    if (url.startsWith('/') && decodeURIComponent(url.split('?')[0])) return null
  } catch {
    // Not decodable.
  }
  return [400, 'request.address', 'The address is not valid. Check how it is written.']
}

function refuse(response, [status, code, message]) {
  response.setHeader(inertPolicy.key, inertPolicy.value)
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' })
  response.end(JSON.stringify({ message, code }))
}

/**
 * Answers 503 instead of 500 if a page failed because the database is unreachable (lib/platform/db/errors.ts): pages
 * can't set a status themselves.
 */
function answerOutageWith503(response, context) {
  const { writeHead } = response
  response.writeHead = (status, ...rest) => {
    if (status !== 500 || !context.outage) return writeHead.call(response, status, ...rest)
    return writeHead.call(response.setHeader('Retry-After', '5'), 503, ...rest)
  }
}

/** Serves on PORT and HOST until the process is told to stop. */
export async function serve() {
  const close = await startServer({ port: Number(process.env.PORT || 3000), host: process.env.HOST })
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
    process.once(event, () => void close().then(() => process.exit()))
  process.send?.({ ready: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve()

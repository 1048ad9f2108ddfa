// Logs and measures each request by its route, because paths contain the secrets of public links.
import { Histogram } from 'prom-client'
import { readJson } from './files.mjs'
import { inRoot } from './paths.mjs'

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Seconds from the request to the end of its answer, by route.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** nginx's status for a client that disconnected before the response. */
const CLIENT_CLOSED_REQUEST = 499

/** Logs method, route, status, milliseconds and id of a request once it is answered or its client has disconnected. */
export function logRequest(request, response, { log, id }) {
  const start = performance.now()
  const method = METHODS.has(request.method) ? request.method : 'other'
  const route = findRoute(request.url.split('?')[0])
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED_REQUEST
    const ms = Math.round(performance.now() - start)
    // Assets would clutter the log.
    const level = route === '/_next' ? 'debug' : 'info'
    log[level]({ requestId: id, method, route, status, ms }, 'request')
    duration.observe({ method, route, status }, ms / 1000)
  })
}

let routes

function findRoute(path) {
  if (path.startsWith('/_next/')) return '/_next'
  routes ??= readRoutes()
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return routes.fixed.has(plain)
    ? plain
    : (routes.dynamic.find(({ regex }) => regex.test(plain))?.page ?? 'other')
}

function readRoutes() {
  const { staticRoutes = [], dynamicRoutes = [] } = readJson(inRoot('.next/routes-manifest.json')) ?? {}
  // The build lists more specific routes first.
  const dynamic = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }))
  return { fixed: new Set(staticRoutes.map(({ page }) => page)), dynamic }
}

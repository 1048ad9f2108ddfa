// One line and one measurement for each request.
import { createRequire } from 'node:module'
import { inRoot } from './paths.mjs'

const require = createRequire(inRoot('package.json'))
const { Histogram, register } = require('prom-client')

const NAME = 'http_request_duration_seconds'
const duration =
  register.getSingleMetric(NAME) ??
  new Histogram({
    name: NAME,
    help: 'Seconds from the request to the end of its answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  })

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Where whoever asked is gone before the answer; nginx calls it so too. */
const CLOSED_BY_CLIENT = 499

/**
 * Writes a request down once its answer is out, or whoever asked is gone: method, route, status, milliseconds and id; never the
 * address itself, which may hold a key, or what was asked in it.
 */
export function followRequest(request, response, { log, id, route }) {
  const started = performance.now()
  const method = METHODS.has(request.method) ? request.method : 'other'
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : CLOSED_BY_CLIENT
    const ms = Math.round(performance.now() - started)
    // Scripts and pictures would drown the rest.
    const level = route === '/_next' ? 'debug' : 'info'
    log[level]({ requestId: id, method, route, status, ms }, 'request')
    duration.observe({ method, route, status }, ms / 1000)
  })
}

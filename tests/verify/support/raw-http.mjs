// An HTTP client that validates nothing, so that any bytes can be sent.
import http from 'node:http'

/** Response timeout in milliseconds. */
const PATIENCE = 60_000

/**
 * Creates a client for the application on `port` with at most `maxSockets` connections. `ask({ method, path, headers,
 * body })` resolves to `{ status, headers, bytes, ms }`, with the milliseconds until the response began, and throws if
 * the connection ends without a response. `close()` ends idle connections.
 */
export function createHttpClient(port, { maxSockets = 4 } = {}) {
  // The client closes idle connections before the server does, which might be just as the next request is sent.
  const agent = new http.Agent({ keepAlive: true, maxSockets, timeout: PATIENCE })
  const ask = ({ method, path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      const host = { host: `localhost:${port}` }
      const options = { agent, port, host: '127.0.0.1', method, path, timeout: PATIENCE }
      const request = http.request({ ...options, headers: { ...host, ...length, ...headers } }, (answer) => {
        const ms = performance.now() - started
        const chunks = []
        answer.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
        answer.on('end', () => {
          resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks), ms })
        })
      })
      request.on('error', reject)
      request.on('timeout', () =>
        request.destroy(new Error(`${method} ${path}: no answer in ${PATIENCE} ms`)),
      )
      request.end(body)
    })
  return { ask, close: () => agent.destroy() }
}

/** Converts a response for the contract check. */
export function toResponse({ status, headers, bytes }) {
  const flat = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return new Response([204, 205, 304].includes(status) ? null : bytes, { status, headers: flat })
}

// Requests as bytes: a client that forbids nothing, so that everything can be sent.
import http from 'node:http'

/** Milliseconds after which an answer is not waited for any longer. */
const PATIENCE = 60_000

/**
 * Asks the application on `port`, over at most `maxSockets` connections: `ask({ method, path, headers, body })` answers
 * `{ status, headers, bytes, ms }`, milliseconds until it began, and throws when the connection ended without an answer. `close()` ends the connections that are kept.
 */
export function createHttpClient(port, { maxSockets = 4 } = {}) {
  // One without a request is let go of before the server does, which would be in the middle of the next request now and then.
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

/** An answer as the contract of the API reads it. */
export function toResponse({ status, headers, bytes }) {
  const flat = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return new Response([204, 205, 304].includes(status) ? null : bytes, { status, headers: flat })
}

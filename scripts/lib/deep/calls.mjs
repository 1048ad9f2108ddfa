// Calls to the application as a program makes them: an answer as it came, or an error when the connection ended without one.
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds after which an answer is not waited for any longer. */
const PATIENCE = 60_000

/**
 * `call(method, path, { body, key, headers })` answers `{ status, headers, bytes, text, data, ms }`, `data` being what the text says as
 * JSON. It throws when the connection ended without an answer. `close()` ends the connections that are kept.
 */
export function callsTo({ port, cookie = '' }) {
  const agent = new http.Agent({ keepAlive: true })
  const call = (method, path, { body, key, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const begun = performance.now()
      const raw = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body)
      const sent = { host: `localhost:${port}`, cookie }
      if (raw !== undefined)
        Object.assign(sent, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(raw) })
      if (key) sent['idempotency-key'] = key
      const options = { agent, port, host: '127.0.0.1', method, path, timeout: PATIENCE }
      const request = http.request({ ...options, headers: { ...sent, ...headers } }, (answer) => {
        const chunks = []
        answer.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const ms = performance.now() - begun
          resolve({ status: answer.statusCode, headers: answer.headers, bytes, ...read(answer, bytes), ms })
        })
      })
      request.on('error', reject)
      request.on('timeout', () =>
        request.destroy(new Error(`${method} ${path}: no answer in ${PATIENCE} ms`)),
      )
      request.end(raw)
    })
  return { call, close: () => agent.destroy() }
}

function read({ headers }, bytes) {
  if (!/json|text/.test(headers['content-type'] ?? '')) return { text: '', data: null }
  const text = bytes.toString()
  try {
    return { text, data: JSON.parse(text) }
  } catch {
    return { text, data: null }
  }
}

/** Waits until `holds` answers something true, asking again and again; it may fail meanwhile. Throws after `ms`, or when told to stop. */
export async function until(what, holds, { ms = 60_000, signal } = {}) {
  const end = Date.now() + ms
  for (let failure; ;) {
    signal?.throwIfAborted()
    try {
      const result = await holds()
      if (result) return result
    } catch (error) {
      failure = error
    }
    if (Date.now() > end) throw new Error(`Waited ${ms / 1000} s for ${what} in vain`, { cause: failure })
    await sleep(30)
  }
}

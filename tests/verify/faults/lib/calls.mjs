// Sends JSON requests to the application as a signed-in user.
import { setTimeout as sleep } from 'node:timers/promises'
import { createHttpClient } from '../../support/raw-http.mjs'

/**
 * Returns `{ call, close }`. `call(method, path, { body, key, headers })` resolves to `{ status, headers, bytes, text,
 * data, ms }`, with the parsed JSON in `data`, and throws if the connection ends without a response. `close()` ends
 * idle connections.
 */
export function createApiClient({ port, cookie = '' }) {
  const { ask, close } = createHttpClient(port, { maxSockets: Infinity })
  const call = async (method, path, { body: given, key, headers = {} } = {}) => {
    const body = given === undefined || Buffer.isBuffer(given) ? given : JSON.stringify(given)
    const sent = { cookie }
    if (body !== undefined) sent['content-type'] = 'application/json'
    if (key) sent['idempotency-key'] = key
    const answer = await ask({ method, path, headers: { ...sent, ...headers }, body })
    return { ...answer, ...read(answer) }
  }
  return { call, close }
}

function read({ headers, bytes }) {
  if (!/json|text/.test(headers['content-type'] ?? '')) return { text: '', data: null }
  const text = bytes.toString()
  try {
    return { text, data: JSON.parse(text) }
  } catch {
    return { text, data: null }
  }
}

/** Polls until `holds` returns something truthy, ignoring its errors. Throws after `ms`, or when aborted. */
export async function waitUntil(what, holds, { ms = 60_000, signal } = {}) {
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

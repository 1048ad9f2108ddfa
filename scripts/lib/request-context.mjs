// What the server around Next.js and the application know about the request under way: the one makes it, the other finds it under
// the same name (lib/platform/request-context.ts).
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { isTrustedPeer } from './forwarded.mjs'

const storage = (globalThis[Symbol.for('sheaf.request')] ??= new AsyncLocalStorage())

/** Runs `work` for a request, which `context` is about: `{ id, onOutage(isOverload), isOverloaded() }`. */
export const runFor = (context, work) => storage.run(context, work)

const ID = /^[\w-]{8,64}$/

/** The request's id: what a trusted proxy calls it, else a new one. */
export function requestIdOf(request) {
  const given = request.headers['x-request-id']
  return isTrustedPeer(request) && ID.test(given ?? '') ? given : randomUUID()
}

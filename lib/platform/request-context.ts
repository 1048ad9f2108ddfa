import 'server-only'
import type { AsyncLocalStorage } from 'node:async_hooks'

/** Data of the current request, set by the server around Next.js (server.mjs). */
interface RequestContext {
  /** Logged with every line of the request, and sent in its response as `X-Request-Id`. */
  id: string
  /** Error by which the request found the database down. */
  outage?: unknown
}

const STORAGE = Symbol.for('sheaf.request')

/** Returns the current request's context; undefined if another server runs the application, as on Vercel. */
export const getRequestContext = (): RequestContext | undefined =>
  (globalThis as { [STORAGE]?: AsyncLocalStorage<RequestContext> })[STORAGE]?.getStore()

import 'server-only'
import type { AsyncLocalStorage } from 'node:async_hooks'

/** What the server around Next.js (server.mjs) knows of the request under way. */
interface RequestContext {
  /** Stands in every line of the log that the request writes, and in its answer as `X-Request-Id`. */
  id: string
  /** The error by which the request found the database gone. */
  outage?: unknown
}

const STORAGE = Symbol.for('sheaf.request')

/** The request under way; undefined where another server is around the application, as on Vercel. */
export const getRequestContext = (): RequestContext | undefined =>
  (globalThis as { [STORAGE]?: AsyncLocalStorage<RequestContext> })[STORAGE]?.getStore()

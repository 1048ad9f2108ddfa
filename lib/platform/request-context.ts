import 'server-only'
import type { AsyncLocalStorage } from 'node:async_hooks'

/** What the server around Next.js (scripts/lib/request-context.mjs) knows of the request under way. */
interface RequestContext {
  /** Stands in every line of the log that the request writes, and in its answer as `X-Request-Id`. */
  id: string
  /** Called when the request finds the database gone; `isOverload` where this process only has too much to do. */
  onOutage: (isOverload: boolean) => void
  /** Whether this process has had more to do lately than it can. */
  isOverloaded: () => boolean
  /** The error by which it was found gone. */
  outage?: unknown
}

const STORAGE = Symbol.for('sheaf.request')

/** The request under way; undefined where another server is around the application, as on Vercel. */
export const requestContext = (): RequestContext | undefined =>
  (globalThis as { [STORAGE]?: AsyncLocalStorage<RequestContext> })[STORAGE]?.getStore()

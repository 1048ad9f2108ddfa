import 'server-only'
import pino from 'pino'
import type { AsyncLocalStorage } from 'node:async_hooks'

/** Data of the current request, set by the server around Next.js (server.mjs). */
interface RequestContext {
  /** Logged with every line of the request, and sent in its response as `X-Request-Id`. */
  id: string
  /** Error by which the request noticed that the database is down. */
  outage?: unknown
}

const STORAGE = Symbol.for('sheaf.request')

/** Returns the current request's context; undefined if another server runs the application, as on Vercel. */
export const getRequestContext = (): RequestContext | undefined =>
  (globalThis as { [STORAGE]?: AsyncLocalStorage<RequestContext> })[STORAGE]?.getStore()

/** The configured level. An invalid one is reported on start (lib/platform/start.ts), which needs a log. */
const level = process.env.LOG_LEVEL ?? ''
const isLevel = level === 'silent' || Object.hasOwn(pino.levels.values, level)

/** Logs JSON lines to standard output. Never pass a request's body or headers: they contain secrets. */
export const log = pino({
  level: isLevel ? level : process.env.NODE_ENV === 'test' ? 'silent' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin() {
    const requestId = getRequestContext()?.id
    return requestId ? { requestId } : {}
  },
})

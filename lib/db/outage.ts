import 'server-only'
import { isDatabaseDown } from './errors'

/** Under this name scripts/serve.mjs finds when the database was last found gone: milliseconds since the epoch. */
const SINCE = Symbol.for('sheaf.outage')

/**
 * Remembers that a page failed because the database is gone, and throws the error on. A page cannot choose its own
 * status; the server around Next.js turns its 500 into a 503 then.
 */
export function rethrowOutage(error: unknown): never {
  if (isDatabaseDown(error)) (globalThis as Record<symbol, unknown>)[SINCE] = Date.now()
  throw error
}

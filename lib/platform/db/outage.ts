import 'server-only'
import { getRequestContext } from '@/lib/platform/request-context'
import { isDatabaseDown } from './errors'

/**
 * Rethrows an error. If the database is down, records it in the request's context, so that the server answers the page
 * with 503.
 */
export function rethrowOutage(error: unknown): never {
  const context = getRequestContext()
  if (context && isDatabaseDown(error)) context.outage = error
  throw error
}

/** Throws at once if this request has already found the database down, instead of waiting for another timeout. */
export function assertDatabaseUp(): void {
  const outage = getRequestContext()?.outage
  if (outage) throw outage
}

import 'server-only'
import { getRequestContext } from '@/lib/platform/request-context'
import { isDatabaseDown } from './errors'

/** Remembers that a page failed because the database is gone, so that the server answers it with 503, and throws the error on. */
export function rethrowOutage(error: unknown): never {
  const context = getRequestContext()
  if (context && isDatabaseDown(error)) context.outage = error
  throw error
}

/** Throws at once where this request has found the database gone before: it does not wait for it twice. */
export function assertDatabaseUp(): void {
  const outage = getRequestContext()?.outage
  if (outage) throw outage
}

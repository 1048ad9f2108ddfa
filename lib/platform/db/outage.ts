import 'server-only'
import { requestContext } from '@/lib/platform/request-context'
import { isDatabaseDown } from './errors'

/**
 * Remembers that a page failed because the database is gone, and throws the error on. A page cannot choose its own
 * status or leave without a script: the server around Next.js answers in its place.
 */
export function rethrowOutage(error: unknown): never {
  const context = requestContext()
  if (context && isDatabaseDown(error)) {
    context.outage = error
    context.onOutage()
  }
  throw error
}

/** Throws at once where this request has found the database gone before: it does not wait for it twice. */
export function refuseAfterOutage(): void {
  const outage = requestContext()?.outage
  if (outage) throw outage
}

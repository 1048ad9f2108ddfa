import 'server-only'
import { requestContext } from '@/lib/platform/request-context'
import { isDatabaseDown, isTimeout } from './errors'

/**
 * Remembers that a page failed because the database is gone, and throws the error on. A page cannot choose its own
 * status or leave without a script: the server around Next.js answers in its place.
 */
export function rethrowOutage(error: unknown): never {
  const context = requestContext()
  if (context && isDatabaseDown(error)) {
    context.outage = error
    context.onOutage(isOverload(error))
  }
  throw error
}

/**
 * Whether an error that says that the database is gone is no word on the database: it was waited for in vain by a process that has too much
 * to do to hear what it answers.
 */
export const isOverload = (error: unknown): boolean =>
  isTimeout(error) && (requestContext()?.isOverloaded() ?? false)

/** Throws at once where this request has found the database gone before: it does not wait for it twice. */
export function refuseAfterOutage(): void {
  const outage = requestContext()?.outage
  if (outage) throw outage
}

import 'server-only'
import { assertDatabaseUp, rethrowOutage } from '@/lib/platform/db/outage'
import { AppError, notFound } from '@/lib/i18n/errors'
import type { ResourceName } from '@/lib/i18n/reason'
import { parseId } from '@/lib/core/id'

/** What a page reads, or null where it is not there (or not the user's), so that the page can show its 404. */
export async function findOrNull<T>(read: () => Promise<T>): Promise<T | null> {
  assertDatabaseUp()
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found') return null
    return rethrowOutage(error)
  }
}

/** The id in a page's address as a number. Anything that is no id is simply not there: 404. */
export function requireId(text: string | undefined, what: ResourceName): number {
  const id = parseId(text ?? '')
  if (id === null) throw notFound(what)
  return id
}

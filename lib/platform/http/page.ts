import 'server-only'
import { assertDatabaseUp, rethrowOutage } from '@/lib/platform/db/errors'
import { AppError, notFound } from '@/lib/i18n/errors'
import type { ResourceName } from '@/lib/i18n/reason'
import { parseId } from '@/lib/core/ids'

/** Runs a page's query. Returns null instead of throwing 404, so that the page can render its own not-found view. */
export async function findOrNull<T>(read: () => Promise<T>): Promise<T | null> {
  assertDatabaseUp()
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found') return null
    return rethrowOutage(error)
  }
}

/** Parses the id in a page's path. Throws 404 for anything that is not an id. */
export function requireId(text: string | undefined, resource: ResourceName): number {
  const id = parseId(text ?? '')
  if (id === null) throw notFound(resource)
  return id
}

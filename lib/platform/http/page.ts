import 'server-only'
import { refuseAfterOutage, rethrowOutage } from '@/lib/platform/db/outage'
import { AppError } from '@/lib/kernel/errors'

/** What a page reads, or null where it is not there (or not the user's), so that the page can show its 404. */
export async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  refuseAfterOutage()
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    return rethrowOutage(error)
  }
}

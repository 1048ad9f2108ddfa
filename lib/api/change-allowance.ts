import 'server-only'
import type { BusinessId } from '@/lib/kernel/access/actor'
import { takePoints } from '@/lib/platform/limits/limits'
import { tooMany } from '@/lib/words/errors'
import { SMALL_BODY, type Definition } from './define'

/** Bytes of a body that count as one call more. */
const SHARE = 10 * 1024

/**
 * Counts a change against what a business may send in a day, by its size. Deleting always goes, and pictures have a limit of their
 * own. Throws 429 with the seconds until
 * the next day's allowance.
 */
export async function countChange(
  { method, upload, maxBody = SMALL_BODY }: Definition,
  request: Request,
  businessId: BusinessId,
): Promise<void> {
  if (method === 'DELETE' || upload) return
  const length = request.headers.get('content-length')
  // A body of unknown length may be as long as it can be.
  const bytes = length === null ? (request.body ? maxBody : 0) : Number(length)
  const wait = await takePoints('change:business', String(businessId), 1 + Math.floor(bytes / SHARE))
  if (wait > 0) throw tooMany(wait, 'business.too-many-changes')
}

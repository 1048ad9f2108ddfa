import 'server-only'
import type { BusinessId } from '@/lib/kernel/access/actor'
import { takePoints } from '@/lib/platform/limits/limits'
import { tooMany } from '@/lib/words/errors'
import { SMALL_BODY, type Definition } from './define'

/** Bytes of a body that cost one more point. */
const SHARE = 10 * 1024

/**
 * Counts a change against the daily allowance of its business, by size. Deleting is free, and images have a limit of their own.
 * Throws 429 with the seconds until the allowance is renewed.
 */
export async function countChange(
  { method, upload, maxBody = SMALL_BODY }: Definition,
  request: Request,
  businessId: BusinessId,
): Promise<void> {
  if (method === 'DELETE' || upload) return
  const length = request.headers.get('content-length')
  // A body of unknown length counts as the longest that is allowed.
  const bytes = length === null ? (request.body ? maxBody : 0) : Number(length)
  const wait = await takePoints('change:business', String(businessId), 1 + Math.floor(bytes / SHARE))
  if (wait > 0) throw tooMany(wait, 'business.too-many-changes')
}

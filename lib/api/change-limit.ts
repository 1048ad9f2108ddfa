import 'server-only'
import type { BusinessId } from '@/lib/core/access/actor'
import { consume } from '@/lib/platform/rate-limits/rate-limits'
import { tooMany } from '@/lib/i18n/errors'
import { isPermission } from './access'
import { SMALL_BODY, type Definition } from './define'

/** Bytes of a body that cost one more point. */
const BYTES_PER_POINT = 10 * 1024

/**
 * Counts a change by size: against the daily allowance of the business, or against the member's own where the right to read is
 * enough, so that no viewer blocks the others. Deleting is free, and images have a limit of their own.
 * Throws 429 with the seconds until the allowance is renewed.
 */
export async function consumeChangeLimit(
  definition: Definition,
  request: Request,
  { userId, businessId }: { userId: number; businessId: BusinessId },
): Promise<void> {
  const { method, access, upload, maxBody = SMALL_BODY } = definition
  if (method === 'DELETE' || upload) return
  const points = 1 + Math.floor(getLength(request, maxBody) / BYTES_PER_POINT)
  if (isPermission(access) && access !== 'read') {
    const wait = await consume('change:business', String(businessId), points)
    if (wait > 0) throw tooMany(wait, 'business.too-many-changes')
  } else {
    const wait = await consume('change:member', `${businessId} ${userId}`, points)
    if (wait > 0) throw tooMany(wait, 'request.too-many-changes')
  }
}

/** The length a body claims, up to the most that is read of it. A body of unknown length counts as the longest that is allowed. */
function getLength(request: Request, maxBody: number): number {
  const length = request.headers.get('content-length')
  if (length === null) return request.body ? maxBody : 0
  return /^\d+$/.test(length) ? Math.min(Number(length), maxBody) : maxBody
}

import 'server-only'
import type { BusinessId } from '@/lib/core/access/actor'
import { consume } from '@/lib/platform/rate-limits/rate-limits'
import { tooMany } from '@/lib/i18n/errors'
import { isPermission } from './access'
import { SMALL_BODY, type Definition } from './define'

/** Body size in bytes that costs one more point. */
const BYTES_PER_POINT = 10 * 1024

/**
 * Counts a change, weighted by body size, against the daily limit of:
 * - the business, if the endpoint needs a permission beyond `read`
 * - the member otherwise, so that a viewer can't block everyone else
 *
 * Deletions are free; uploads have a limit of their own. Throws 429 with the seconds until the limit resets.
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

/** Returns the body's claimed length in bytes, capped at `maxBody`; an unknown length counts as `maxBody`. */
function getLength(request: Request, maxBody: number): number {
  const length = request.headers.get('content-length')
  if (length === null) return request.body ? maxBody : 0
  return /^\d+$/.test(length) ? Math.min(Number(length), maxBody) : maxBody
}

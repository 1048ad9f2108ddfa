import 'server-only'
import { badRequest } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { IDEMPOTENCY_KEY_HEADER } from '@/lib/platform/http/api-call'

/** Header of a replayed response. */
export const REPLAYED_HEADER = 'Idempotent-Replayed'
/** Hours for which a response is stored. */
export const RETENTION_HOURS = 24
/** `Retry-After` of the 409 while the first request is in progress, in seconds. */
export const RETRY_AFTER_SECONDS = 2

/**
 * Returns the request's idempotency key, or null without one. The IETF draft puts it in quotes; without them it is the
 * same key. Throws 400 if it is empty, longer than 128 characters, or not visible ASCII.
 */
export function readIdempotencyKey(headers: Headers): string | null {
  const header = headers.get(IDEMPOTENCY_KEY_HEADER)
  if (header === null) return null
  const key = /^"([!#-~]{1,128})"$|^([!#-~]{1,128})$/.exec(header.trim())
  if (!key) throw badRequest(reason('once.key', { header: IDEMPOTENCY_KEY_HEADER }))
  return key[1] ?? key[2]!
}

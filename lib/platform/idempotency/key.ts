import 'server-only'
import { badRequest } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { IDEMPOTENCY_KEY_HEADER } from './header'

/** Says of an answer that it was given before. */
export const REPLAYED_HEADER = 'Idempotent-Replayed'
/** Hours for which an answer is kept. */
export const RETENTION_HOURS = 24
/** What an answer of 409 says while the first call is under way, seconds: when to ask again. */
export const RETRY_AFTER_SECONDS = 2

/**
 * The key of a request, or null without one. The draft writes it as a string in quotes; without them it is the same key.
 * Throws 400 for one that is empty, longer than 128 characters, or no visible ASCII.
 */
export function readIdempotencyKey(headers: Headers): string | null {
  const given = headers.get(IDEMPOTENCY_KEY_HEADER)
  if (given === null) return null
  const key = /^"([!#-~]{1,128})"$|^([!#-~]{1,128})$/.exec(given.trim())
  if (!key) throw badRequest(reason('once.key', { header: IDEMPOTENCY_KEY_HEADER }))
  return key[1] ?? key[2]!
}

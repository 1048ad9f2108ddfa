import 'server-only'
import { z } from 'zod'
import { validate } from '@/lib/api/validate'
import { parseJson } from '@/lib/api/body'

const withRequestId = z.looseObject({
  requestId: z.uuid({ error: 'The request’s id is no UUID' }).toLowerCase().optional(),
})

/**
 * Takes `requestId`, the idempotency key of callers that were written before the header existed, out of a JSON body. A body without one is
 * returned as it is. Throws 422 for an id that is no UUID, and what `parseJson` throws.
 */
export function extractRequestId(text: string): { body: string; requestId?: string } {
  if (!text) return { body: text }
  const sent = parseJson(text)
  if (typeof sent !== 'object' || sent === null || !Object.hasOwn(sent, 'requestId')) return { body: text }
  const { requestId, ...rest } = validate(withRequestId, sent)
  return { body: JSON.stringify(rest), requestId }
}

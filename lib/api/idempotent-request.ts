import 'server-only'
import type { BusinessId, UserId } from '@/lib/core/access/actor'
import { PRIVATE_HEADERS } from '@/lib/api/responses'
import { isJson, readText, parseJson } from '@/lib/api/body'
import { readIdempotencyKey, REPLAYED_HEADER } from '@/lib/platform/idempotency/key'
import { withIdempotency, type StoredResponse } from '@/lib/platform/idempotency/idempotency'
import { z } from 'zod'
import { validate } from '@/lib/api/validate'

const withRequestId = z.looseObject({
  requestId: z.uuid({ error: 'The request’s id is no UUID' }).toLowerCase().optional(),
})

/**
 * Takes `requestId`, the idempotency key of callers that were written before the header existed, out of a JSON body. A body without one is
 * returned as it is. Throws 422 for an id that is no UUID, and what `parseJson` throws.
 */
function extractRequestId(text: string): { body: string; requestId?: string } {
  if (!text) return { body: text }
  const sent = parseJson(text)
  if (typeof sent !== 'object' || sent === null || !Object.hasOwn(sent, 'requestId')) return { body: text }
  const { requestId, ...rest } = validate(withRequestId, sent)
  return { body: JSON.stringify(rest), requestId }
}

/** Who calls, in which business: in another one the same words ask for something else. */
interface Caller {
  userId: UserId
  businessId: BusinessId | null
  /** Of the call's success. */
  usualStatus: number
  /** The limit of its body in bytes. */
  maxBody: number
  /** Whether `requestId` in the body is the key of a caller who sends no header. */
  takesRequestId: boolean
}

/**
 * Answers a call; one with an idempotency key is done once, however often it is sent. The key is the header's, or else the `requestId` that
 * older callers send in the body. `answer` gets the body without that.
 */
export async function handleIdempotently(
  request: Request,
  { userId, businessId, usualStatus, maxBody, takesRequestId }: Caller,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const header = readIdempotencyKey(request.headers)
  // The parts of a form are separated anew each time it is sent, so that no two are alike; a picture may come twice.
  if ((!header && !takesRequestId) || isMultipart(request)) return answer(request)
  const { method, url, headers, signal } = request
  const text = await readText(request, maxBody)
  const { body, requestId } = takesRequestId && isJson(request) ? extractRequestId(text) : { body: text }
  // It was read to be compared, and is read again.
  const again = new Request(url, { method, headers, signal, body: body || undefined })
  const key = header ?? requestId
  if (!key) return answer(again)
  const { pathname, search } = new URL(url)
  // Without a header the fingerprint leaves `requestId` out: the same id in other letter case, or sent as the header, repeats the same request.
  const asked = `${businessId} ${method} ${pathname}${search}\n${header ? text : body}`
  const named = { userId, key, requestId, usualStatus, request: asked }
  const done = await withIdempotency(named, () => answer(again), toStoredResponse)
  return 'result' in done ? done.result : replayResponse(done.answer)
}

const isMultipart = ({ headers }: Request) => /^multipart\//i.test(headers.get('content-type') ?? '')

/** What is kept of a success in JSON or without a body. A file is made anew. */
async function toStoredResponse(response: Response): Promise<StoredResponse | null> {
  const { status, ok, headers, body } = response
  if (!ok) return null
  if (body === null) return { status, text: null }
  return headers.get('content-type')?.startsWith('application/json')
    ? { status, text: await response.clone().text() }
    : null
}

function replayResponse({ status, text }: StoredResponse): Response {
  const headers = { ...PRIVATE_HEADERS, ...(text !== null && { 'Content-Type': 'application/json' }) }
  return new Response(text, { status, headers: { ...headers, [REPLAYED_HEADER]: 'true' } })
}

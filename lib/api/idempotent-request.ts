import 'server-only'
import type { BusinessId, UserId } from '@/lib/core/access/actor'
import { PRIVATE_HEADERS } from '@/lib/api/responses'
import { isJson, readText, parseJson } from '@/lib/api/body'
import { readIdempotencyKey, REPLAYED_HEADER } from '@/lib/platform/idempotency/key'
import { withIdempotency, type StoredResponse } from '@/lib/platform/idempotency/idempotency'
import { z } from 'zod'
import { fieldMessage } from '@/lib/core/validation/field-message'
import { validate } from '@/lib/api/validate'

const withRequestId = z.looseObject({
  requestId: z
    .uuid({ error: fieldMessage('api.request-id-invalid') })
    .toLowerCase()
    .optional(),
})

/**
 * Extracts `requestId` from a JSON body: the idempotency key of clients from before the header. Returns the body
 * unchanged if it has none. Throws 422 for an id that is not a UUID, and whatever `parseJson` throws.
 */
function extractRequestId(text: string): { body: string; requestId?: string } {
  if (!text) return { body: text }
  const json = parseJson(text)
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'requestId')) return { body: text }
  const { requestId, ...rest } = validate(withRequestId, json)
  return { body: JSON.stringify(rest), requestId }
}

interface Caller {
  userId: UserId
  /** Part of the request's fingerprint: the same body sent for another business is another request. */
  businessId: BusinessId | null
  /** Status of a successful response. */
  successStatus: number
  /** Body limit in bytes. */
  maxBody: number
  /** Accepts `requestId` in the body as the key if there is no header. */
  takesRequestId: boolean
}

/**
 * Handles a request; one with an idempotency key is carried out once, however often it is sent. The key is the
 * header's, or else the `requestId` that older clients send in the body.
 * @param handle receives the body without `requestId`
 */
export async function handleIdempotently(
  request: Request,
  { userId, businessId, successStatus, maxBody, takesRequestId }: Caller,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const header = readIdempotencyKey(request.headers)
  // Not for multipart forms: each submission has another boundary, so no two are equal; storing a picture twice does no
  // harm.
  if ((!header && !takesRequestId) || isMultipart(request)) return handle(request)
  const { method, url, headers, signal } = request
  const text = await readText(request, maxBody)
  const { body, requestId } = takesRequestId && isJson(request) ? extractRequestId(text) : { body: text }
  // The body was consumed for the fingerprint, so the handler gets a copy of the request.
  const copy = new Request(url, { method, headers, signal, body: body || undefined })
  const key = header ?? requestId
  if (!key) return handle(copy)
  const { pathname, search } = new URL(url)
  // Without a header the fingerprint omits `requestId`: the same id in another letter case, or sent as the header, is
  // the same request.
  const fingerprinted = `${businessId} ${method} ${pathname}${search}\n${header ? text : body}`
  const call = { userId, key, requestId, successStatus, request: fingerprinted }
  const outcome = await withIdempotency(call, () => handle(copy), toStoredResponse)
  return 'result' in outcome ? outcome.result : replayResponse(outcome.answer)
}

const isMultipart = ({ headers }: Request) => /^multipart\//i.test(headers.get('content-type') ?? '')

/** Returns what to store of a success: JSON or an empty body. A file is generated again. */
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

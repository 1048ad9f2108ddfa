import 'server-only'
import type { BusinessId, UserId } from '@/lib/kernel/access/actor'
import { PRIVATE } from '@/lib/api/answers'
import { isJson, readText } from '@/lib/api/body'
import { takeRequestId } from '@/lib/api/request-id'
import { keyOf, REPLAYED_HEADER } from '@/lib/platform/idempotency/key'
import { once, type Answer } from '@/lib/platform/idempotency/once'

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
export async function doOnce(
  request: Request,
  { userId, businessId, usualStatus, maxBody, takesRequestId }: Caller,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const header = keyOf(request.headers)
  // The parts of a form are separated anew each time it is sent, so that no two are alike; a picture may come twice.
  if ((!header && !takesRequestId) || isForm(request)) return answer(request)
  const { method, url, headers, signal } = request
  const text = await readText(request, maxBody)
  const { body, requestId } = takesRequestId && isJson(request) ? takeRequestId(text) : { body: text }
  // It was read to be compared, and is read again.
  const again = new Request(url, { method, headers, signal, body: body || undefined })
  const key = header ?? requestId
  if (!key) return answer(again)
  const { pathname, search } = new URL(url)
  // Without a header the fingerprint leaves `requestId` out: the same id in other letter case, or sent as the header, repeats the same request.
  const asked = `${businessId} ${method} ${pathname}${search}\n${header ? text : body}`
  const named = { userId, key, requestId, usualStatus, request: asked }
  const done = await once(named, () => answer(again), answerOf)
  return 'result' in done ? done.result : replay(done.answer)
}

const isForm = ({ headers }: Request) => /^multipart\//i.test(headers.get('content-type') ?? '')

/** What is kept of a success in JSON or without a body. A file is made anew. */
async function answerOf(response: Response): Promise<Answer | null> {
  const { status, ok, headers, body } = response
  if (!ok) return null
  if (body === null) return { status, text: null }
  return headers.get('content-type')?.startsWith('application/json')
    ? { status, text: await response.clone().text() }
    : null
}

function replay({ status, text }: Answer): Response {
  const headers = { ...PRIVATE, ...(text !== null && { 'Content-Type': 'application/json' }) }
  return new Response(text, { status, headers: { ...headers, [REPLAYED_HEADER]: 'true' } })
}

import 'server-only'
import type { BusinessId, UserId } from '@/lib/kernel/access/actor'
import { PRIVATE } from '@/lib/api/answers'
import { readText } from '@/lib/api/body'
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
}

/** Answers a call; one that names itself (Idempotency-Key) is done once, however often it is sent. */
export async function doOnce(
  request: Request,
  { userId, businessId, usualStatus, maxBody }: Caller,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const key = keyOf(request.headers)
  // The parts of a form are separated anew each time it is sent, so that no two are alike; a picture may come twice.
  if (!key || isForm(request)) return answer(request)
  const { method, url, headers, signal } = request
  const body = await readText(request, maxBody)
  const { pathname, search } = new URL(url)
  const asked = `${businessId} ${method} ${pathname}${search}\n${body}`
  const named = { userId, key, usualStatus, request: asked }
  // It was read to be compared, and is read again.
  const again = new Request(url, { method, headers, signal, body: body || undefined })
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

import 'server-only'
import { appOrigin } from '@/lib/platform/env'
import { answerText } from '@/lib/kernel/places/answer-text'

/** Nothing private may be kept by a browser or a proxy. */
export const PRIVATE = { 'Cache-Control': 'private, no-store' }

const JSON_TYPE = { 'Content-Type': 'application/json' }

export const json = (data: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(answerText(data), { status, headers: { ...JSON_TYPE, ...PRIVATE, ...headers } })

export const withoutBody = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...PRIVATE, ...headers } })

/** Leads a person's browser to one of our pages. The path begins with a slash. */
export const redirectTo = (path: string): Response => withoutBody(303, { Location: appOrigin() + path })

/** A list's page; its Link header is the same address with the key of the next page, if there is one. */
export function listPage(request: Request, data: unknown, next: string | null): Response {
  if (next === null) return json(data)
  const url = new URL(request.url)
  url.searchParams.set('before', next)
  return json(data, 200, { Link: `<${url.pathname}?${url.searchParams}>; rel="next"` })
}

import 'server-only'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { getSigned, type Signed } from '@/lib/api/session'
import { isDatabaseDown, isDiskFull } from '@/lib/platform/db/errors'
import { appOrigin, isOwnOrigin } from '@/lib/platform/env'
import {
  AppError,
  badRequest,
  forbidden,
  invalid,
  notFound,
  tooLarge,
  unauthorized,
} from '@/lib/kernel/errors'
import type { FieldErrors } from '@/lib/kernel/errors'
import { keyOf, REPLAYED_HEADER } from '@/lib/platform/idempotency/key'
import { once, type Answer } from '@/lib/platform/idempotency/once'
import { log } from '@/lib/platform/log'
import { inTurn } from '@/lib/platform/queue/turn'
import type { CurrentUser } from '@/lib/business/types'
import { readId } from '@/lib/kernel/id'
import { deliverQueued } from './deliver-queued'

type Params = Record<string, string>
type Context = { params: Promise<Params> }
interface Call {
  request: Request
  params: Params
}
type Handler<T> = (call: Call & T) => Promise<Response>

/** Nothing private may be kept by a browser or a proxy. */
const PRIVATE = { 'Cache-Control': 'private, no-store' }
const MAX_BODY = 100 * 1024
const MAX_DEPTH = 10

export const json = (data: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(data, { status, headers: { ...PRIVATE, ...headers } })
export const created = (data: unknown): Response => json(data, 201)
/** Leads a person's browser to one of our pages. The path begins with a slash. */
export const redirectTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { ...PRIVATE, Location: appOrigin() + path } })
export const noContent = (): Response => new Response(null, { status: 204, headers: PRIVATE })

/** The Link header of a list's page: the same address with the key of the next page. */
export function nextPageHeader(url: URL, next: string | null): Record<string, string> {
  if (next === null) return {}
  const params = new URLSearchParams(url.search)
  params.set('before', next)
  return { Link: `<${url.pathname}?${params}>; rel="next"` }
}

/** A route anybody may call. Errors thrown inside become the documented error answers; mail it queued goes out after its answer. */
export function publicRoute(handler: Handler<object>) {
  return async (request: Request, context?: Context): Promise<Response> => {
    try {
      checkOrigin(request)
      const params = (await context?.params) ?? {}
      return await inTurn(() => handler({ request, params }), deliverQueued)
    } catch (error) {
      return errorResponse(error)
    }
  }
}

/**
 * A route for signed-in users, onboarded or not, and even if their account is about to be deleted: the session, the export
 * and the way back, nothing else.
 */
export function withLeavingToo(handler: Handler<{ user: CurrentUser; signed: Signed }>) {
  return publicRoute(async (call) => {
    const signed = await getSigned()
    if (!signed) throw unauthorized()
    return handler({ ...call, user: signed.user, signed })
  })
}

/**
 * A route for signed-in users, onboarded or not, who are not leaving. A change that names itself (Idempotency-Key) is done once,
 * however often it is sent.
 */
export function withSession(handler: Handler<{ user: CurrentUser; signed: Signed }>) {
  return withLeavingToo((call) => {
    if (call.signed.deleteAfter)
      throw forbidden('This account is scheduled for deletion. Keep it to continue')
    const key = isSafe(call.request) ? null : keyOf(call.request.headers)
    // The parts of a form are separated anew each time it is sent, so that no two are alike; a picture may come twice.
    return key && !isForm(call.request) ? doOnce(key, call, handler) : handler(call)
  })
}

const isSafe = ({ method }: Request) => method === 'GET' || method === 'HEAD'
const isForm = ({ headers }: Request) => /^multipart\//i.test(headers.get('content-type') ?? '')

async function doOnce<T extends Call & { user: CurrentUser }>(
  key: string,
  call: T,
  handler: (call: T) => Promise<Response>,
): Promise<Response> {
  const { request, user } = call
  const { method, url, headers, signal } = request
  const body = await readText(request)
  const { pathname, search } = new URL(url)
  const named = { userId: user.id, key, request: `${method} ${pathname}${search}\n${body}` }
  // It was read to be compared, and the handler reads it again.
  const again = new Request(url, { method, headers, signal, body: body || undefined })
  const done = await once(named, () => handler({ ...call, request: again }), answerOf)
  return 'result' in done ? done.result : replay(done.answer)
}

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

/** A route for signed-in users who have finished onboarding, and are not leaving. */
export function withUser(handler: Handler<{ user: CurrentUser; signed: Signed }>) {
  return withSession((call) => {
    if (!call.user.isOnboarded) throw forbidden('Please finish setting up your account first')
    return handler(call)
  })
}

/**
 * A change must come from this origin. Browsers say where a request comes from; a client that sends neither
 * header is no browser, so it carries nobody else's cookie.
 */
function checkOrigin(request: Request): void {
  if (isSafe(request)) return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const foreign = site
    ? site !== 'same-origin' && site !== 'none'
    : origin && !isOwnOrigin(origin, hostOf(request))
  if (foreign) throw forbidden('This request came from another site')
}

const hostOf = (request: Request) => request.headers.get('host') ?? new URL(request.url).host

/**
 * The JSON body, checked by `schema`. Throws 400 for what is no JSON, 413 past 100 KB, 415 for another content
 * type, 422 with the fields that are wrong.
 */
export async function parseJson<T extends z.ZodType>(request: Request, schema: T): Promise<z.output<T>> {
  return check(schema, await readJson(request))
}

/** Like `parseJson` for a call whose body may be missing: then it is checked as if it were empty. */
export async function parseOptional<T extends z.ZodType>(request: Request, schema: T): Promise<z.output<T>> {
  // A server hands over an empty stream where a browser sent nothing at all.
  const isMissing = !request.headers.has('content-type') && (await readText(request)) === ''
  return check(schema, isMissing ? {} : await readJson(request))
}

/** Like `parseJson` for a change of some fields: keys that were not sent are not in the result. */
export async function parsePatch<T extends z.ZodObject>(
  request: Request,
  schema: T,
): Promise<Partial<z.output<T>>> {
  const body = await readJson(request)
  const patch = check(schema.partial(), body)
  return Object.fromEntries(
    Object.entries(patch).filter(([key]) => Object.hasOwn(body as object, key)),
  ) as Partial<z.output<T>>
}

function check<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const { issues } = result.error
  throw invalid(messageOf(issues[0]!), fieldErrors(issues))
}

/** What an answer names at most: a hostile body must not make it grow. */
const MAX_ERRORS = 50
const MAX_NAME = 60

function fieldErrors(issues: z.core.$ZodIssue[]): FieldErrors {
  // No prototype: a field may be called `constructor`.
  const errors = Object.create(null) as FieldErrors
  for (const issue of issues.slice(0, MAX_ERRORS)) {
    for (const key of unknownKeys(issue) ?? ['']) {
      const field = [...issue.path, key].filter((part) => part !== '').join('.')
      ;(errors[field.slice(0, 2 * MAX_NAME)] ??= []).push(key ? `Unknown field: ${key}` : issue.message)
    }
  }
  return errors
}

const unknownKeys = (issue: z.core.$ZodIssue): string[] | null =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, MAX_ERRORS).map((key) => key.slice(0, MAX_NAME))
    : null

const messageOf = (issue: z.core.$ZodIssue): string => {
  const unknown = unknownKeys(issue)
  if (unknown) return `Unknown field: ${unknown.slice(0, 5).join(', ')}`
  // Words that stand at a field say nothing without it.
  const field = issue.path.join('.').slice(0, MAX_NAME)
  return field && /^(Must be|Required$)/.test(issue.message)
    ? issue.message.replace(/^Must be/, `${field} must be`).replace(/^Required$/, `${field} is required`)
    : issue.message
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError(415, 'Send the body as application/json')
  const text = await readText(request)
  let body: unknown
  try {
    body = JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw badRequest('The request body holds a forbidden key')
      return value
    })
  } catch (error) {
    throw error instanceof AppError ? error : badRequest('The request body is not valid JSON')
  }
  if (depthOf(body) > MAX_DEPTH) throw badRequest('The request body is nested too deeply')
  return body
}

/** Reads no more than the limit, whatever the length header claims. */
async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request, MAX_BODY, 'The request body is larger than 100 KB')
  return new TextDecoder().decode(bytes)
}

/** Bytes past the limit that are read and dropped: who sends a little too much gets an answer, and keeps the connection. */
const DROPPED = 1024 * 1024

/** The raw body, refused with 413 and `message` past `limit` bytes. No more than those are kept. */
export async function readBytes(request: Request, limit: number, message: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Not cancelled: that would close the connection before the answer is out (scripts/lib/unfinished.mjs).
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      size += chunk.byteLength
      if (size > limit + DROPPED) break
      if (size <= limit) chunks.push(chunk)
    }
  } catch {
    // Whoever sent it hung up, and hears no answer.
    throw badRequest('The request ended before its body was complete')
  }
  if (size > limit) throw tooLarge(message)
  return Buffer.concat(chunks)
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

/** A path's id as a number. Anything that is no id is simply not there: 404. */
export function parseId(text: string | undefined, what: string): number {
  const id = readId(text ?? '')
  if (id === null) throw notFound(what)
  return id
}

/** A path's id of a kind that has no numbers. */
export function parseUuid(text: string | undefined, what: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text ?? '')) throw notFound(what)
  return text!
}

/** Maps whatever was thrown to `{ message, errors? }` with the fitting status. Unknown errors are only logged. */
export function errorResponse(error: unknown): Response {
  if (error instanceof AppError) {
    const headers: HeadersInit = error.retryAfter
      ? { ...PRIVATE, 'Retry-After': String(error.retryAfter) }
      : PRIVATE
    const body = error.errors ? { message: error.message, errors: error.errors } : { message: error.message }
    return Response.json(body, { status: error.status, headers })
  }
  const reference = randomUUID().slice(0, 8)
  log.error({ reference, err: error }, 'request failed')
  if (isDatabaseDown(error))
    return Response.json(
      {
        message: `We can't reach the database right now. Please try again in a moment. (Reference ${reference})`,
      },
      { status: 503, headers: { ...PRIVATE, 'Retry-After': '5' } },
    )
  if (isDiskFull(error))
    return Response.json(
      {
        message:
          'There is no room left to store this, so nothing was changed. Whoever runs this installation has to make ' +
          `room; what is stored can still be read. (Reference ${reference})`,
      },
      { status: 507, headers: { ...PRIVATE, 'Retry-After': '60' } },
    )
  return Response.json(
    { message: `Something went wrong on our side. Please try again. (Reference ${reference})` },
    { status: 500, headers: PRIVATE },
  )
}

import 'server-only'
import { after } from 'next/server'
import { z } from 'zod'
import type { ActiveMember, Session } from '@/lib/api/session'
import { jsonResponse, emptyResponse } from '@/lib/api/responses'
import { withMailScope } from '@/lib/mail/outbox/request-scope'
import type { CurrentUser } from '@/lib/business/user-response'
import { authorize, assertSameOrigin, isSafeMethod, assertPermission } from './access'
import { SMALL_BODY, getSuccessStatus, type ResponseSpec, type Definition } from './define'
import { consumeChangeLimit } from './change-limit'
import { toErrorResponse } from './errors'
import { handleIdempotently } from './idempotent-request'
import { notFound, badRequest, invalid, tooLarge, unsupported } from '@/lib/i18n/errors'
import { type ResourceName, reason } from '@/lib/i18n/reason'
import { readJson, readJsonIfAny, readBytes } from '@/lib/api/body'
import { validate } from './validate'
import { MAX_FILE_BYTES, MAX_FILE_TEXT } from '@/lib/platform/http/upload-limit'

const TOO_LARGE = reason('upload.too-large', { size: MAX_FILE_TEXT })

/** Bytes that the multipart framing around the file may take. */
const MULTIPART_OVERHEAD = 16 * 1024

/** Reads the file in a multipart field. Throws 413 past 4 MB, 415 for another content type, 422 without a file. */
async function readUpload(request: Request, field: string): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw unsupported('upload.multipart-only')
  const body = await readBytes(request, MAX_FILE_BYTES + MULTIPART_OVERHEAD, TOO_LARGE)
  const form = await new Response(body as BodyInit, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw badRequest('upload.incomplete')
    })
  const file = form.get(field)
  if (!(file instanceof File)) throw invalid('upload.missing', field)
  if (file.size > MAX_FILE_BYTES) throw tooLarge(TOO_LARGE)
  return new Uint8Array(await file.arrayBuffer())
}

/** Parses the path parameters. Throws 404 if one is invalid. */
function readParams({ params }: Definition, rawParams: Record<string, unknown>): unknown {
  if (!params) return {}
  const result = params.safeParse(rawParams)
  if (!result.success) throw notFound(result.error.issues[0]!.message as ResourceName)
  return result.data
}

/**
 * Parses the query parameters of the definition and ignores others. The first of a repeated parameter counts. Throws
 * 422.
 */
function readQuery({ query }: Definition, request: Request): unknown {
  if (!query) return {}
  const { searchParams } = new URL(request.url)
  const names = Object.keys(query.shape).filter((name) => searchParams.has(name))
  const sent = Object.fromEntries(names.map((name) => [name, searchParams.get(name)]))
  return validate(query, sent, ([name]) => `The parameter ${String(name)}`)
}

/** Reads and validates the request's body. Throws what `readJson`, `validate` and `readUpload` throw. */
async function readInput(definition: Definition, request: Request, params: unknown): Promise<unknown> {
  const { body, bodyIs, bodyFor, upload, maxBody = SMALL_BODY } = definition
  if (upload) return readUpload(request, upload)
  const schema = bodyFor ? bodyFor(params as never) : body
  if (!schema) return undefined
  const read = bodyIs === 'optional' ? readJsonIfAny : readJson
  const sent = dropReadOnlyFields(await read(request, maxBody), schema, definition)
  const input = validate(schema, sent)
  return bodyIs === 'patch' ? pickSentFields(input as object, sent as object) : input
}

/** Drops the defaults of keys that were not sent, for a partial update. */
const pickSentFields = (input: object, sent: object): unknown =>
  Object.fromEntries(Object.entries(input).filter(([key]) => Object.hasOwn(sent, key)))

/** Removes read-only fields that were sent back with the resource. */
function dropReadOnlyFields(body: unknown, schema: z.ZodType, { resource }: Definition): unknown {
  if (!resource || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const writable = listSchemaKeys(schema)
  const isReadOnly = (key: string) => Object.hasOwn(resource.shape, key) && !writable.includes(key)
  return Object.fromEntries(Object.entries(body).filter(([key]) => !isReadOnly(key)))
}

/** Lists the fields of an object schema, even behind a transform. */
function listSchemaKeys(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodPipe) return listSchemaKeys(schema.in)
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

type Context = { params: Promise<Record<string, string | string[] | undefined>> }
export type RequestHandler = (request: Request, context?: Context) => Promise<Response>

type Read<S> = S extends z.ZodType ? z.output<S> : unknown
type Body<D> = D extends { upload: string }
  ? Uint8Array
  : D extends { bodyFor: (...params: never) => infer S }
    ? S extends z.ZodType
      ? z.output<S>
      : undefined
    : D extends { body: infer S }
      ? Read<S>
      : undefined
/** A handler returns JSON that fits the schema, nothing, or a response of its own. */
type HandlerResult<A> = Response | (A extends z.ZodType ? z.output<A> : A extends null ? void : never)

/** The caller and the request, before path and body are parsed. */
type CallContext<D extends Definition> = {
  request: Request
  query: D extends { query: infer Q } ? Read<Q> : unknown
} & (D['access'] extends 'public'
  ? unknown
  : D['access'] extends 'authenticated-incl-deleting' | 'authenticated'
    ? { user: CurrentUser; session: Session }
    : { user: CurrentUser; session: Session; actor: ActiveMember })
type HandlerCall<D extends Definition> = CallContext<D> & {
  params: D extends { params: infer P } ? Read<P> : unknown
  body: Body<D>
}

export interface Endpoint {
  definition: Definition
  handle: RequestHandler
}

/**
 * Creates the handler of an endpoint from its definition. It checks, in this order: origin, session and access level,
 * change limit, idempotency key, query, permissions, `precheck`, path and body. Errors become the documented error
 * responses; email queued meanwhile is sent after the response.
 * @param handler gets the parsed input; its result is sent with the default status
 * @param precheck runs before path and body are parsed: a rate limit, a bearer token
 */
export function serve<const D extends Definition>(
  definition: D,
  handler: (call: HandlerCall<D>) => Promise<HandlerResult<D['answers'][keyof D['answers']]>>,
  precheck?: (call: CallContext<D>) => unknown,
): Endpoint {
  const respond = async (request: Request, rawParams: object, session: Session | null): Promise<Response> => {
    const query = readQuery(definition, request)
    const callContext = {
      request,
      query,
      ...(session && { user: session.user, session, actor: session.actor }),
    } as CallContext<D>
    const { needs = [] } = definition
    if (Array.isArray(needs) && session?.actor) assertPermission(session.actor, ...needs)
    await precheck?.(callContext)
    const params = readParams(definition, rawParams as Record<string, unknown>)
    const body = await readInput(definition, request, params)
    if (!Array.isArray(needs) && session?.actor) assertPermission(session.actor, ...needs(body as never))
    const result: unknown = await handler({ ...callContext, params, body } as HandlerCall<D>)
    return result instanceof Response ? result : toResponse(definition, result)
  }
  const admit = async (request: Request, rawParams: object): Promise<Response> => {
    const { access } = definition
    if (access === 'public') return respond(request, rawParams, null)
    const session = await authorize(access, request)
    if (access === 'authenticated-incl-deleting' || isSafeMethod(request))
      return respond(request, rawParams, session)
    const { id: userId, businessId } = session.user
    if (session.actor && access !== 'authenticated')
      await consumeChangeLimit(definition, request, { userId, businessId: session.actor.businessId })
    const { maxBody = SMALL_BODY, takesRequestId = false } = definition
    const caller = {
      userId,
      businessId,
      successStatus: getSuccessStatus(definition),
      maxBody,
      takesRequestId,
    }
    return handleIdempotently(request, caller, (copy) => respond(copy, rawParams, session))
  }
  const handle: RequestHandler = async (request, context) => {
    try {
      assertSameOrigin(request)
      const rawParams = (await context?.params) ?? {}
      return await withMailScope(() => admit(request, rawParams), flushAfterResponse)
    } catch (error) {
      return toErrorResponse(error)
    }
  }
  return { definition, handle }
}

function toResponse(definition: Definition, data: unknown): Response {
  const status = getSuccessStatus(definition)
  const answer: ResponseSpec | undefined = definition.answers[status]
  return answer === null ? emptyResponse(status) : jsonResponse(data, status)
}

/** Sends the queued email after the response. The worker is loaded on demand: most requests queue no email. */
export function flushAfterResponse(delays: number[]): void {
  after(async () => {
    const { flushOutbox } = await import('@/lib/mail/worker/run-outbox')
    await flushOutbox(delays)
  })
}

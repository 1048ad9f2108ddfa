import 'server-only'
import type { z } from 'zod'
import type { ActiveMember, Session } from '@/lib/api/session'
import { flushOutbox } from '@/lib/api/flush-outbox'
import { jsonResponse, emptyResponse } from '@/lib/api/responses'
import { withMailScope } from '@/lib/mail/outbox/request-scope'
import type { CurrentUser } from '@/lib/business/types'
import { authorize, assertSameOrigin, isSafe, assertPermission } from './access'
import { SMALL_BODY, getSuccessStatus, type ResponseSpec, type Definition } from './define'
import { consumeChangeLimit } from './change-limit'
import { toErrorResponse } from './errors'
import { readInput, readParams, readQuery } from './input'
import { handleIdempotently } from './idempotent-request'

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
/** What a handler may give back: JSON that fits, nothing, or a response that it made itself. */
type HandlerResult<A> = Response | (A extends z.ZodType ? z.output<A> : A extends null ? void : never)

/** Who calls and what they ask for, before anything of it was looked at. */
export type CallContext<D extends Definition> = {
  request: Request
  query: D extends { query: infer Q } ? Read<Q> : unknown
} & (D['access'] extends 'anybody'
  ? unknown
  : D['access'] extends 'leaving too' | 'signed in'
    ? { user: CurrentUser; session: Session }
    : { user: CurrentUser; session: Session; actor: ActiveMember })
export type HandlerCall<D extends Definition> = CallContext<D> & {
  params: D extends { params: infer P } ? Read<P> : unknown
  body: Body<D>
}

/** A call and what answers it. */
export interface Endpoint {
  definition: Definition
  handle: RequestHandler
}

/**
 * Answers a call as its definition says: from this origin, by whoever may, with what it takes, in this order. Errors thrown inside become
 * the documented error answers; mail it queued goes out after its answer.
 * @param handler gets all of it checked, and gives back what is answered with the usual status
 * @param first what has to hold before path and body are looked at: an allowance, a key
 */
export function serve<const D extends Definition>(
  definition: D,
  handler: (call: HandlerCall<D>) => Promise<HandlerResult<D['answers'][keyof D['answers']]>>,
  first?: (asked: CallContext<D>) => unknown,
): Endpoint {
  const respond = async (request: Request, given: object, session: Session | null): Promise<Response> => {
    const query = readQuery(definition, request)
    const asked = {
      request,
      query,
      ...(session && { user: session.user, session, actor: session.actor }),
    } as CallContext<D>
    const { needs = [] } = definition
    if (Array.isArray(needs) && session?.actor) assertPermission(session.actor, ...needs)
    await first?.(asked)
    const params = readParams(definition, given as Record<string, unknown>)
    const body = await readInput(definition, request, params)
    if (!Array.isArray(needs) && session?.actor) assertPermission(session.actor, ...needs(body as never))
    const result: unknown = await handler({ ...asked, params, body } as HandlerCall<D>)
    return result instanceof Response ? result : toResponse(definition, result)
  }
  const admitted = async (request: Request, given: object): Promise<Response> => {
    const { access } = definition
    if (access === 'anybody') return respond(request, given, null)
    const session = await authorize(access, request)
    if (access === 'leaving too' || isSafe(request)) return respond(request, given, session)
    const { id: userId, businessId } = session.user
    if (session.actor && access !== 'signed in')
      await consumeChangeLimit(definition, request, { userId, businessId: session.actor.businessId })
    const { maxBody = SMALL_BODY, takesRequestId = false } = definition
    const named = { userId, businessId, usualStatus: getSuccessStatus(definition), maxBody, takesRequestId }
    return handleIdempotently(request, named, (again) => respond(again, given, session))
  }
  const handle: RequestHandler = async (request, context) => {
    try {
      assertSameOrigin(request)
      const given = (await context?.params) ?? {}
      return await withMailScope(() => admitted(request, given), flushOutbox)
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

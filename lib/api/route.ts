import 'server-only'
import { AppError } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { METHODS, type Definition, type Method } from './define'
import { toErrorResponse } from './errors'
import type { RequestHandler, Endpoint } from './serve'

/** What stands under one method of an address. Without a definition it only says which methods there are. */
export type RouteHandler = RequestHandler & { definition?: Definition }

/**
 * What the file of an address exports: the calls there are, and for every other method 405 with `Allow` and the words of every other
 * error, where Next.js alone would answer without a body. HEAD and OPTIONS follow from the rest.
 */
export function route(...calls: Endpoint[]): Record<Method, RouteHandler> {
  const taken = calls.map(({ definition }) => definition.method)
  const refuse = createMethodNotAllowed(taken)
  const handlers = METHODS.map((method) => {
    const call = calls.find(({ definition }) => definition.method === method)
    return [method, call ? Object.assign(call.handle, { definition: call.definition }) : refuse]
  })
  return Object.fromEntries(handlers) as Record<Method, RouteHandler>
}

function createMethodNotAllowed(taken: Method[]): RequestHandler {
  const allow = ['OPTIONS', ...(taken.includes('GET') ? ['HEAD'] : []), ...taken].join(', ')
  return async (request) => {
    const why = reason('request.method', { method: request.method, methods: taken.join(', ') })
    const response = toErrorResponse(new AppError('method-not-allowed', why))
    response.headers.set('Allow', allow)
    return response
  }
}

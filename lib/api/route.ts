import 'server-only'
import { AppError } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { METHODS, type Definition, type Method } from './define'
import { toErrorResponse } from './errors'
import type { RequestHandler, Endpoint } from './serve'

/** Handler of one method. Without a definition it only answers 405. */
export type RouteHandler = RequestHandler & { definition?: Definition }

/**
 * Builds a route module's exports. Undefined methods answer 405 with `Allow` and our JSON error body (Next.js would
 * send an empty one). Next.js derives HEAD and OPTIONS from the rest.
 */
export function route(...calls: Endpoint[]): Record<Method, RouteHandler> {
  const methods = calls.map(({ definition }) => definition.method)
  const methodNotAllowed = createMethodNotAllowed(methods)
  const handlers = METHODS.map((method) => {
    const call = calls.find(({ definition }) => definition.method === method)
    return [method, call ? Object.assign(call.handle, { definition: call.definition }) : methodNotAllowed]
  })
  return Object.fromEntries(handlers) as Record<Method, RouteHandler>
}

function createMethodNotAllowed(methods: Method[]): RequestHandler {
  const allow = ['OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : []), ...methods].join(', ')
  return async (request) => {
    const why = reason('request.method', { method: request.method, methods: methods.join(', ') })
    const response = toErrorResponse(new AppError('method-not-allowed', why))
    response.headers.set('Allow', allow)
    return response
  }
}

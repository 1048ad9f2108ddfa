import 'server-only'
import { AppError } from '@/lib/kernel/errors'
import { errorResponse } from './server'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]

/** A handler that only says which methods there are. */
export type Refusal = ((request: Request) => Promise<Response>) & { isRefusal: true }

/**
 * Handlers for every method a route does not take: 405 with `Allow` and the words of every other error, where Next.js alone
 * would answer without a body. HEAD and OPTIONS follow from the rest.
 */
export function refuseAllBut<const T extends Method>(...taken: T[]): Record<Exclude<Method, T>, Refusal> {
  const allow = ['OPTIONS', ...(taken.includes('GET' as T) ? ['HEAD'] : []), ...taken].join(', ')
  const refuse = async (request: Request) => {
    const words = `${request.method} is not possible here. Use ${taken.join(', ')}.`
    const response = errorResponse(new AppError(405, words))
    response.headers.set('Allow', allow)
    return response
  }
  const refusal: Refusal = Object.assign(refuse, { isRefusal: true as const })
  const others = METHODS.filter((method) => !(taken as string[]).includes(method))
  return Object.fromEntries(others.map((method) => [method, refusal])) as Record<Exclude<Method, T>, Refusal>
}

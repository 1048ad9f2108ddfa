import 'server-only'
import { getSigned, type Signed } from '@/lib/api/session'
import { isOwnOrigin } from '@/lib/platform/env'
import { forbidden, unauthorized } from '@/lib/words/errors'
import type { Access } from './define'

/** Who calls, where a call is not open to anybody. Throws 401 without a session, 403 for whoever may not call. */
export async function admit(access: Exclude<Access, 'anybody'>): Promise<Signed> {
  const signed = await getSigned()
  if (!signed) throw unauthorized()
  // The session, the export and the way back, nothing else.
  if (access === 'leaving too') return signed
  if (signed.deleteAfter) throw forbidden('request.leaving')
  if (access === 'onboarded' && !signed.user.isOnboarded) throw forbidden('request.not-onboarded')
  return signed
}

/** Whether a request changes nothing. */
export const isSafe = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/**
 * A change must come from this origin. Browsers say where a request comes from; a client that sends neither
 * header is no browser, so it carries nobody else's cookie.
 */
export function checkOrigin(request: Request): void {
  if (isSafe(request)) return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const foreign = site
    ? site !== 'same-origin' && site !== 'none'
    : origin && !isOwnOrigin(origin, hostOf(request))
  if (foreign) throw forbidden('request.other-site')
}

const hostOf = (request: Request) => request.headers.get('host') ?? new URL(request.url).host

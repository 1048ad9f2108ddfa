import 'server-only'
import { actorHasPermission, PERMISSIONS, type Permission } from '@/lib/core/access/permissions'
import { BUSINESS_HEADER, BUSINESS_PARAMETER } from '@/lib/platform/http/current-business'
import { getSession, type ActiveMember, type Session } from '@/lib/api/session'
import { isOwnOrigin } from '@/lib/platform/env'
import { conflict, forbidden, unauthorized } from '@/lib/i18n/errors'
import type { Access } from './define'

/** Whether a call is open to a role, and not to everybody signed in. */
export const isPermission = (access: Access): access is Permission => Object.hasOwn(PERMISSIONS, access)

/**
 * Who calls, where a call is not open to anybody. Throws 401 without a session, 403 for whoever may not call, 409 for what a page was
 * meant for that shows another business than the one its user works in by now.
 */
export async function authorize(access: Exclude<Access, 'anybody'>, request: Request): Promise<Session> {
  const session = await getSession()
  if (!session) throw unauthorized()
  // The session, the export and the way back, nothing else.
  if (access === 'leaving too') return session
  if (session.deleteAfter) throw forbidden('request.leaving')
  // What is the person's own is the same from every business: switching again, for one.
  if (access === 'signed in') return session
  assertSameBusiness({ request, user: session.user })
  if (!session.actor) throw forbidden('business.none')
  if (access === 'setting up') return session
  if (!session.user.isOnboarded) throw forbidden('request.not-onboarded')
  assertPermission(session.actor, access)
  return session
}

/** The one place where it is checked what somebody may do. Throws 403. */
export function assertPermission(actor: ActiveMember, ...permissions: Permission[]): void {
  if (!permissions.every((permission) => actorHasPermission(actor, permission)))
    throw forbidden('business.role')
}

/**
 * A tab may have been opened before its user went to another business in another tab: what it asks for is meant for the first. A link that
 * the browser follows by itself says so in its address. Throws 409.
 */
export function assertSameBusiness({ request, user }: { request: Request; user: Session['user'] }): void {
  const meant =
    request.headers.get(BUSINESS_HEADER) ?? new URL(request.url).searchParams.get(BUSINESS_PARAMETER)
  if (meant !== null && meant !== String(user.businessId)) throw conflict('business.switched')
}

/** Whether a request changes nothing. */
export const isSafe = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/**
 * A change must come from this origin. Browsers say where a request comes from; a client that sends neither
 * header is no browser, so it carries nobody else's cookie.
 */
export function assertSameOrigin(request: Request): void {
  if (isSafe(request)) return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const foreign = site
    ? site !== 'same-origin' && site !== 'none'
    : origin && !isOwnOrigin(origin, getHost(request))
  if (foreign) throw forbidden('request.other-site')
}

const getHost = (request: Request) => request.headers.get('host') ?? new URL(request.url).host

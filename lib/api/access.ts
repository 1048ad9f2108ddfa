import 'server-only'
import { actorHasPermission, PERMISSIONS, type Permission } from '@/lib/core/access/permissions'
import { BUSINESS_HEADER, BUSINESS_PARAMETER } from '@/lib/platform/http/current-business'
import { getSession, type ActiveMember, type Session } from '@/lib/api/session'
import { isOwnOrigin } from '@/lib/platform/env'
import { conflict, forbidden, unauthorized } from '@/lib/i18n/errors'
import type { Access } from './define'

/** True if the access level is a permission, which depends on the member's role. */
export const isPermission = (access: Access): access is Permission => Object.hasOwn(PERMISSIONS, access)

/**
 * Returns the caller's session. Throws 401 without one, 403 if the access level is not met, 409 if the page that sent
 * the request shows a business the user has since switched away from.
 */
export async function authorize(access: Exclude<Access, 'public'>, request: Request): Promise<Session> {
  const session = await getSession()
  if (!session) throw unauthorized()
  // An account scheduled for deletion can read its session, export its data and cancel the deletion; nothing else.
  if (access === 'authenticated-incl-deleting') return session
  if (session.deleteAfter) throw forbidden('request.leaving')
  // Endpoints about the user (switching the business, say) work the same from every business.
  if (access === 'authenticated') return session
  assertSameBusiness({ request, user: session.user })
  if (!session.actor) throw forbidden('business.none')
  if (access === 'onboarding') return session
  if (!session.user.isOnboarded) throw forbidden('request.not-onboarded')
  assertPermission(session.actor, access)
  return session
}

/** Throws 403 unless the actor has every permission. Permissions are checked nowhere else. */
export function assertPermission(actor: ActiveMember, ...permissions: Permission[]): void {
  if (!permissions.every((permission) => actorHasPermission(actor, permission)))
    throw forbidden('business.role')
}

/**
 * Throws 409 for a request from a tab that still shows a business the user has since switched away from (in another
 * tab). Calls name their business in a header; links that the browser follows itself do so in the query string.
 */
export function assertSameBusiness({ request, user }: { request: Request; user: Session['user'] }): void {
  const expected =
    request.headers.get(BUSINESS_HEADER) ?? new URL(request.url).searchParams.get(BUSINESS_PARAMETER)
  if (expected !== null && expected !== String(user.businessId)) throw conflict('business.switched')
}

export const isSafeMethod = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/**
 * Throws 403 for a change sent from another origin (CSRF). A client that sends neither `Sec-Fetch-Site` nor `Origin` is
 * not a browser, so it can't carry somebody else's cookie.
 */
export function assertSameOrigin(request: Request): void {
  if (isSafeMethod(request)) return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isCrossOrigin = site
    ? site !== 'same-origin' && site !== 'none'
    : origin && !isOwnOrigin(origin, getHost(request))
  if (isCrossOrigin) throw forbidden('request.other-site')
}

const getHost = (request: Request) => request.headers.get('host') ?? new URL(request.url).host

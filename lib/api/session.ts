import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getServerSession, type Session as BrowserSession } from 'next-auth'
import type { JWT } from 'next-auth/jwt'
import { cache } from 'react'
import { authOptions } from '@/lib/auth/next-auth/options'
import { actorHasPermission, type Permission } from '@/lib/core/access/permissions'
import type { Member, BusinessId } from '@/lib/core/access/actor'
import { assertDatabaseUp } from '@/lib/platform/db/errors'
import { formatBusinessName } from '@/lib/business/members/queries'
import type { BusinessView } from '@/lib/business/members/member-response'
import { toCurrentUser } from '@/lib/business/queries'
import type { CurrentUser } from '@/lib/business/user-response'
import {
  BUSINESSES_PATH,
  isCookieNameFor,
  ACCOUNT_DELETION_PATH,
  PATH_HEADER,
  SESSION_UPDATE_AGE,
  getSessionEndedPath,
} from '@/lib/auth/rules/paths'
import { findDefaultBusiness, switchSessionBusiness } from '@/lib/auth/users/memberships'
import { findSessionCookieName, writeSessionCookie } from '@/lib/auth/sessions/session-cookie'
import type { SessionIdentity } from '@/lib/auth/sessions/sessions'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { readSession, type SessionRow } from './read-session'

/** A signed-in member with everything that their permissions depend on. */
export type ActiveMember = Member & { staffMayDelete: boolean; isNewOwner: boolean }

/** The signed-in user together with the session row that lets them in. */
export interface Session extends SessionIdentity {
  user: CurrentUser
  /** The user as a member of the current business; null without one. */
  actor: ActiveMember | null
  /** The current business, for display; null without one. */
  business: Pick<BusinessView, 'id' | 'name' | 'logo' | 'role'> | null
  /** Date of the scheduled account deletion; null if none was requested. */
  deleteAfter: Date | null
  /** Claims of the cookie, which may lag behind the session row. */
  token: JWT
}

/**
 * Returns the caller's session, or null if its row is missing, expired or another user's, or the account is unverified
 * or disabled. The cookie only identifies the row. Cached per request, one query. Throws while the database is down.
 */
export const getSession = cache(async (): Promise<Session | null> => {
  const token = await readSessionToken()
  if (!token?.sid) return null
  assertDatabaseUp()
  const session = await readSession(token.sid)
  if (!session || session.expiresAt < new Date() || String(session.user.id) !== token.sub) return null
  if (session.user.disabledAt || !session.user.emailVerifiedAt) return null
  const { id: sessionId, provenAt, user, seat } = session.seat ? session : await switchToOwnBusiness(session)
  const current = toCurrentUser(user, seat)
  return {
    sessionId,
    reauthenticatedAt: provenAt,
    token,
    deleteAfter: user.deleteAfter,
    user: current,
    actor: seat && toActiveMember(user, seat),
    business: seat && toBusinessSummary(seat, current.companyLogo),
  }
})

/**
 * Reads the session cookie. The callbacks of `authOptions` are left out: they renew the session, which only a route can
 * do, and next-auth treats an error in a callback as signed out; the caller reads the row instead.
 */
async function readSessionToken(): Promise<JWT | null> {
  const name = await findSessionCookieName()
  if (!name) return null
  const token = await getServerSession({
    ...authOptions,
    cookies: {
      sessionToken: { ...authOptions.cookies.sessionToken, name },
      // next-auth would throw on every page for a forged callback URL cookie.
      callbackUrl: { name: 'not-read', options: {} },
    },
    callbacks: { session: ({ token }: { token: JWT }) => token },
  })
  return token && isCookieNameFor(name, token) ? token : null
}

/** Switches a session whose user has left its business to another business of theirs, if there is one. */
async function switchToOwnBusiness(session: SessionRow): Promise<SessionRow> {
  const { id: sessionId, user } = session
  const next = await findDefaultBusiness(user.id)
  if (!next || !(await switchSessionBusiness({ sessionId, userId: user.id }, next))) return session
  return (await readSession(sessionId)) ?? session
}

const toActiveMember = (
  user: SessionRow['user'],
  { role, isNewOwner, business }: NonNullable<SessionRow['seat']>,
): ActiveMember => ({
  businessId: business.id,
  person: { id: user.id, name: user.fullName },
  via: 'browser',
  role,
  locale: business.locale,
  timeZone: business.timeZone,
  staffMayDelete: business.staffMayDelete,
  isNewOwner,
})

const toBusinessSummary = ({ role, business }: NonNullable<SessionRow['seat']>, logo: string | null) => ({
  id: business.id,
  name: formatBusinessName(business),
  logo,
  role,
})

export const getCurrentUser = async (): Promise<CurrentUser | null> => (await getSession())?.user ?? null

/** The viewer of an app page and their permissions. */
export interface MemberContext {
  user: CurrentUser
  actor: ActiveMember
  /** True if the viewer has a permission; actions they lack it for are not shown. */
  may: (permission: Permission) => boolean
}

/**
 * Guards app pages. Redirects to /login without a session, to the deletion page if the account is scheduled for
 * deletion, to the list of businesses without a membership, and to /onboarding until that is finished. Every member may
 * view app pages.
 */
export async function requireMember(): Promise<MemberContext> {
  const { user, actor, deleteAfter } = await requireSession()
  if (deleteAfter) redirect(ACCOUNT_DELETION_PATH)
  if (!actor) redirect(BUSINESSES_PATH)
  if (!user.isOnboarded) redirect('/onboarding')
  return { user, actor, may: (permission) => actorHasPermission(actor, permission) }
}

/**
 * Guards pages about the user. Redirects to /login without a session, to the deletion page if the account is scheduled
 * for deletion, and to /onboarding until that is finished.
 */
export async function requirePerson(): Promise<Session> {
  const session = await requireSession()
  if (session.deleteAfter) redirect(ACCOUNT_DELETION_PATH)
  if (!session.user.isOnboarded) redirect('/onboarding')
  return session
}

async function requireSession(): Promise<Session> {
  const session = await getSession()
  if (!session) redirect(getSessionEndedPath((await headers()).get(PATH_HEADER)))
  return session
}

/** Reissues the session cookie from the stored user. Returns what `writeSessionCookie` returns. */
export const issueSessionCookie = (
  { user, token }: Pick<Session, 'user' | 'token'>,
  until?: Date,
): Promise<number> =>
  writeSessionCookie(
    { ...token, onboarded: user.isOnboarded, email: user.email, name: user.fullName, host: true },
    until,
  )

/**
 * Returns the initial session of a page's SessionProvider. Undefined if the cookie is new, older than a day or
 * outdated: then the provider requests the session, which renews it.
 */
export function toBrowserSession({ user, token }: Session): BrowserSession | undefined {
  const { isNew, onboarded, iat = 0, exp = 0 } = token
  if (isNew || onboarded !== user.isOnboarded || Date.now() / 1000 - iat > SESSION_UPDATE_AGE)
    return undefined
  return {
    user: { id: String(user.id), name: user.fullName, email: user.email },
    expires: new Date(exp * 1000).toISOString(),
  }
}

/** Switches this session to another business. Throws 404 if its user doesn't belong to it. */
export async function switchBusiness(
  session: Session,
  id: BusinessId,
): Promise<{ id: number; isOnboarded: boolean }> {
  const { user, sessionId } = session
  if (!(await switchSessionBusiness({ sessionId, userId: user.id }, id))) throw notFound('business')
  const { isOnboarded } = await db.business.findUniqueOrThrow({
    where: { id },
    select: { isOnboarded: true },
  })
  await issueSessionCookie({ ...session, user: { ...user, isOnboarded } })
  return { id, isOnboarded }
}

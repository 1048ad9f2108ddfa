import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getServerSession, type Session as BrowserSession } from 'next-auth'
import type { JWT } from 'next-auth/jwt'
import { cache } from 'react'
import { authOptions } from '@/lib/auth/next-auth/options'
import { actorHasPermission, type Permission } from '@/lib/core/access/permissions'
import type { Member } from '@/lib/core/access/actor'
import { assertDatabaseUp } from '@/lib/platform/db/outage'
import { formatBusinessName } from '@/lib/business/members/queries'
import type { BusinessView } from '@/lib/business/members/types'
import { toCurrentUser } from '@/lib/business/queries'
import type { CurrentUser } from '@/lib/business/types'
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
import { readSession, type SessionRow } from './read-session'

/** A signed-in member, with everything that their permissions depend on. */
export type ActiveMember = Member & { staffMayDelete: boolean; isNewOwner: boolean }

/** The signed-in user together with the session row that lets them in. */
export interface Session extends SessionIdentity {
  user: CurrentUser
  /** They in the business that they work in; null for whoever belongs to none. */
  actor: ActiveMember | null
  /** The same business as it is shown; null for whoever belongs to none. */
  business: Pick<BusinessView, 'id' | 'name' | 'logo' | 'role'> | null
  /** When the account will be deleted; null unless its owner asked for that. */
  deleteAfter: Date | null
  /** What the cookie says, which may lag behind the row. */
  token: JWT
}

/**
 * Who is asking, and in which business. The cookie only names the session row; a missing, expired or foreign row, an unverified or a
 * disabled account all mean nobody. One query, shared by everything that renders one request. Throws while the database is away.
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
    provenAt,
    token,
    deleteAfter: user.deleteAfter,
    user: current,
    actor: seat && toActiveMember(user, seat),
    business: seat && toBusinessSummary(seat, current.companyLogo),
  }
})

/**
 * What the session cookie says. The callbacks of `authOptions` are left out: they renew the session, which only a route can do, and
 * next-auth takes an error in a callback for "signed out", so that the row is read by the caller.
 */
async function readSessionToken(): Promise<JWT | null> {
  const name = await findSessionCookieName()
  if (!name) return null
  const token = await getServerSession({
    ...authOptions,
    cookies: {
      sessionToken: { ...authOptions.cookies.sessionToken, name },
      // Over a planted address to come back to, next-auth would throw on every page.
      callbackUrl: { name: 'not-read', options: {} },
    },
    callbacks: { session: ({ token }: { token: JWT }) => token },
  })
  return token && isCookieNameFor(name, token) ? token : null
}

/** Whoever does not belong to the business of their session any more works in another one of theirs, where there is one. */
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

/** What pages of the app are for: who looks at them, and what they may do. */
export interface MemberContext {
  user: CurrentUser
  actor: ActiveMember
  /** Whether they may do something: what they may not is not offered. */
  may: (permission: Permission) => boolean
}

/**
 * For pages of the app: sends visitors to /login, newcomers to /onboarding, whoever is leaving to the way back, and whoever has no
 * business to where one is opened. Everybody who belongs to a business may look at it.
 */
export async function requireMember(): Promise<MemberContext> {
  const { user, actor, deleteAfter } = await requireSession()
  if (deleteAfter) redirect(ACCOUNT_DELETION_PATH)
  if (!actor) redirect(BUSINESSES_PATH)
  if (!user.isOnboarded) redirect('/onboarding')
  return { user, actor, may: (permission) => actorHasPermission(actor, permission) }
}

/** For pages about the person: sends visitors to /login, whoever is leaving to the way back, and newcomers to /onboarding. */
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

/** Writes the session cookie anew, with what is stored of the user. Returns as `writeSessionCookie`. */
export const issueSessionCookie = (
  { user, token }: Pick<Session, 'user' | 'token'>,
  until?: Date,
): Promise<number> =>
  writeSessionCookie(
    { ...token, onboarded: user.isOnboarded, email: user.email, name: user.fullName, host: true },
    until,
  )

/**
 * What the SessionProvider of a page begins with. Nothing where the cookie is new, older than a day or out of date: then the provider
 * asks for the session, which renews it.
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

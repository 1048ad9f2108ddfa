import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { db } from '@/lib/platform/db/client'
import { refuseAfterOutage, rethrowOutage } from '@/lib/platform/db/outage'
import { toCurrentUser, withPictures } from '@/lib/business/queries'
import type { CurrentUser } from '@/lib/business/types'
import { LEAVING_PATH, PATH_HEADER, sessionEndedPath, type SessionClaims } from '@/lib/identity/rules/paths'
import { readClaims, writeSessionCookie } from '@/lib/identity/session-cookie'
import type { SignedIn } from '@/lib/identity/sessions'

/** The signed-in user together with the session row that lets them in. */
export interface Signed extends SignedIn {
  user: CurrentUser
  /** When the account will be deleted; null unless its owner asked for that. */
  deleteAfter: Date | null
  /** What the cookie says, which may lag behind the row. */
  claims: SessionClaims
}

/**
 * Who is asking. The cookie only names the session row; a missing, expired or foreign row, an unverified or a
 * disabled account all mean nobody. One query, shared by everything that renders one request.
 */
export const getSigned = cache(async (): Promise<Signed | null> => {
  const claims = await readClaims()
  if (!claims) return null
  refuseAfterOutage()
  const session = await db.session
    .findUnique({
      where: { id: claims.sid },
      select: { id: true, expiresAt: true, provenAt: true, user: { include: withPictures } },
      relationLoadStrategy: 'join',
    })
    .catch(rethrowOutage)
  if (!session || session.expiresAt < new Date() || String(session.user.id) !== claims.sub) return null
  const { user } = session
  if (user.disabledAt || !user.emailVerifiedAt) return null
  return {
    sessionId: session.id,
    provenAt: session.provenAt,
    claims,
    deleteAfter: user.deleteAfter,
    user: toCurrentUser(user),
  }
})

export const getCurrentUser = async (): Promise<CurrentUser | null> => (await getSigned())?.user ?? null

/** For pages of the app: sends visitors to /login, newcomers to /onboarding, and whoever is leaving to the way back. */
export async function requireOnboardedUser(): Promise<CurrentUser> {
  const signed = await getSigned()
  if (!signed) redirect(sessionEndedPath((await headers()).get(PATH_HEADER)))
  const { user, deleteAfter } = signed
  if (deleteAfter) redirect(LEAVING_PATH)
  if (!user.isOnboarded) redirect('/onboarding')
  return user
}

/** Writes the session cookie anew, with claims that match the user as stored. Answers as `writeSessionCookie`. */
export const issueSessionCookie = ({ user, sessionId }: Signed, until?: Date): Promise<number> =>
  writeSessionCookie(
    {
      sub: String(user.id),
      sid: sessionId,
      onboarded: user.isOnboarded,
      email: user.email,
      name: user.fullName,
    },
    until,
  )

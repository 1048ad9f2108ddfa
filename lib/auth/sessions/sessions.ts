import 'server-only'
import { addSeconds, min } from 'date-fns'
import type { UserId } from '@/lib/core/access/actor'
import { randomBytes } from 'node:crypto'
import type { JWT } from 'next-auth/jwt'
import { db, type Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { findDefaultBusiness } from '@/lib/auth/users/memberships'
import { SESSION_MAX_LIFETIME, SESSION_MAX_AGE } from '@/lib/auth/rules/paths'

/** Signed-in user with their session. */
export interface SessionIdentity {
  user: { id: UserId; email: string; fullName: string }
  sessionId: string
  /** Time of the last reauthentication in this session, by password or code. */
  reauthenticatedAt: Date
}

const getExpiry = (): Date => addSeconds(new Date(), SESSION_MAX_AGE)

const TOKEN_COLUMNS = {
  id: true,
  userId: true,
  user: { select: { email: true, fullName: true } },
  business: { select: { isOnboarded: true } },
} satisfies Prisma.SessionSelect

/** Maps a session to the content of its cookie. */
const toToken = ({
  id,
  userId,
  user,
  business,
}: Prisma.SessionGetPayload<{ select: typeof TOKEN_COLUMNS }>): JWT => ({
  sub: String(userId),
  sid: id,
  // A user without a business has nothing to set up.
  onboarded: business?.isOnboarded ?? true,
  email: user.email,
  name: user.fullName,
  host: true,
})

/** Starts a session and returns the content of its cookie. */
export async function startSession(userId: UserId, userAgent: string | null): Promise<JWT> {
  // Cleans up the user's expired sessions.
  await db.session.deleteMany({ where: { userId, expiresAt: { lt: new Date() } } })
  const session = await db.session.create({
    data: {
      businessId: await findDefaultBusiness(userId),
      id: randomBytes(24).toString('base64url'),
      userId,
      userAgent: userAgent?.slice(0, 500) ?? null,
      expiresAt: getExpiry(),
    },
    select: TOKEN_COLUMNS,
  })
  return { ...toToken(session), isNew: true }
}

/** Extends a session, at most to its maximum lifetime. Returns the new expiry; null if the session has ended. */
export async function extendSession({
  user,
  sessionId,
}: Pick<SessionIdentity, 'sessionId'> & { user: { id: UserId } }): Promise<Date | null> {
  const where = { id: sessionId, userId: user.id }
  const session = await db.session.findUnique({ where, select: { createdAt: true } })
  if (!session) return null
  const latest = addSeconds(session.createdAt, SESSION_MAX_LIFETIME)
  const expiresAt = min([getExpiry(), latest])
  const { count } = await db.session.updateMany({ where, data: { lastSeenAt: new Date(), expiresAt } })
  return count > 0 ? expiresAt : null
}

/** Records that the user has just reauthenticated. */
export async function renewReauthentication(sessionId: string, userId: UserId): Promise<void> {
  await db.session.updateMany({ where: { id: sessionId, userId }, data: { provenAt: new Date() } })
}

/** Extends the session of a token and returns the token with current data; null if the session is over. */
export async function renewToken({ sid, sub }: JWT): Promise<JWT | null> {
  const session = await db.session.findFirst({
    where: {
      id: sid,
      userId: Number(sub),
      expiresAt: { gt: new Date() },
      user: { disabledAt: null, emailVerifiedAt: { not: null } },
    },
    select: TOKEN_COLUMNS,
  })
  if (!session || !(await extendSession({ user: { id: session.userId }, sessionId: sid }))) return null
  return toToken(session)
}

/** Ends a session. Idempotent. */
export async function endSession(sessionId: string): Promise<void> {
  await db.session.deleteMany({ where: { id: sessionId } })
}

/** Ends all sessions of a user, except the given one. */
export async function endSessions(userId: UserId, except: string | null, tx: Db = db): Promise<void> {
  await tx.session.deleteMany({ where: except ? { userId, id: { not: except } } : { userId } })
}

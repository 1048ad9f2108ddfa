import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import type { BusinessId, UserId } from '@/lib/core/access/actor'
import { SESSION_MAX_AGE, getSessionCookieName } from '@/lib/auth/rules/paths'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'

interface SessionUser {
  id: UserId
  businessId?: BusinessId | null
  email: string
  fullName: string
  isOnboarded: boolean
}

/** Signs a user in: creates the session row and returns its cookie. */
export async function createSession(
  user: SessionUser,
  expiresAt = new Date(Date.now() + SESSION_MAX_AGE * 1000),
) {
  const session = await db.session.create({
    data: { id: randomUUID(), userId: user.id, businessId: user.businessId ?? null, expiresAt },
  })
  const value = await encode({
    secret: env().NEXTAUTH_SECRET,
    maxAge: SESSION_MAX_AGE,
    token: {
      sub: String(user.id),
      sid: session.id,
      onboarded: user.isOnboarded,
      email: user.email,
      name: user.fullName,
    },
  })
  return { id: session.id, name: getSessionCookieName(), value }
}

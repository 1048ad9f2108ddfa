import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { formatDeviceName } from '@/lib/auth/rules/device'
import { hashToken } from '@/lib/platform/crypto/encryption'
import { endSession } from './sessions'

/** A browser that is signed in. */
interface SignedInDevice {
  /** Names the session to its owner. The session's own id stays on the server. */
  id: string
  name: string
  /** Instants, ISO 8601. */
  signedInAt: string
  lastSeenAt: string
  isCurrent: boolean
}

/** More than anybody has; the oldest beyond it are ended with "sign out everywhere" all the same. */
const MAX_SHOWN = 50

const publicId = (sessionId: string): string => hashToken(sessionId).slice(0, 24)

const liveSessions = (userId: UserId) =>
  db.session.findMany({
    where: { userId, expiresAt: { gt: new Date() } },
    orderBy: { lastSeenAt: 'desc' },
    take: MAX_SHOWN,
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
  })

/** Where the user is signed in: this browser first, then the one seen last. */
export async function listDevices(userId: UserId, currentSession: string): Promise<SignedInDevice[]> {
  const sessions = await liveSessions(userId)
  const devices = sessions.map((session) => ({
    id: publicId(session.id),
    name: formatDeviceName(session.userAgent),
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    isCurrent: session.id === currentSession,
  }))
  return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Signs one browser out. Throws 404 for what is none of the user's sessions. */
export async function endDevice(userId: UserId, id: string): Promise<void> {
  const session = (await liveSessions(userId)).find((one) => publicId(one.id) === id)
  if (!session) throw notFound('session')
  await endSession(session.id)
}

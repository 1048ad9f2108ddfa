import 'server-only'
import Bowser from 'bowser'
import type { UserId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { hashToken } from '@/lib/platform/crypto/encryption'
import { endSession } from './sessions'

/** Browser that is signed in. */
interface SignedInDevice {
  /** Public id of the session; the session's own id stays on the server. */
  id: string
  /** Browser and operating system in English. */
  name: string
  /** Null if unknown. */
  browser: string | null
  system: string | null
  /** Instants, ISO 8601. */
  signedInAt: string
  lastSeenAt: string
  isCurrent: boolean
}

/** More than any user has. Sessions beyond it are still ended by "sign out everywhere". */
const MAX_SHOWN = 50

const publicId = (sessionId: string): string => hashToken(sessionId).slice(0, 24)

const liveSessions = (userId: UserId) =>
  db.session.findMany({
    where: { userId, expiresAt: { gt: new Date() } },
    orderBy: { lastSeenAt: 'desc' },
    take: MAX_SHOWN,
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
  })

/** Lists the user's signed-in browsers: this one first, then by last use. */
export async function listDevices(userId: UserId, currentSession: string): Promise<SignedInDevice[]> {
  const sessions = await liveSessions(userId)
  const devices = sessions.map((session) => ({
    id: publicId(session.id),
    name: formatDeviceName(session.userAgent),
    ...parseUserAgent(session.userAgent),
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    isCurrent: session.id === currentSession,
  }))
  return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Signs one browser out. Throws 404 if it is none of the user's sessions. */
export async function endDevice(userId: UserId, id: string): Promise<void> {
  const session = (await liveSessions(userId)).find((one) => publicId(one.id) === id)
  if (!session) throw notFound('session')
  await endSession(session.id)
}

/** Formats a user agent for display: `Chrome on Windows`. */
export function formatDeviceName(userAgent: string | null): string {
  const { browser, system } = parseUserAgent(userAgent)
  if (!browser) return 'Unknown browser'
  return system ? `${browser} on ${system}` : browser
}

/** Parses the names of the browser and its operating system; null if unknown. */
export function parseUserAgent(userAgent: string | null): Pick<SignedInDevice, 'browser' | 'system'> {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name ?? null, system: os.name ?? null }
}

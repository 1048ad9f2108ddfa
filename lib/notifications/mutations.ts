import 'server-only'
import { db } from '@/lib/platform/db/client'

/** Marks as read what came until then. Never goes back, and never into the future. */
export async function markSeen(userId: number, at: string): Promise<void> {
  const now = new Date()
  const seen = new Date(at)
  const notificationsSeenAt = seen < now ? seen : now
  await db.user.updateMany({
    where: { id: userId, notificationsSeenAt: { lt: notificationsSeenAt } },
    data: { notificationsSeenAt },
  })
}

import 'server-only'
import type { Member } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'

/** Marks as read what came until then. Never goes back, and never into the future. */
export async function markSeen({ businessId, person }: Member, at: string): Promise<void> {
  const now = new Date()
  const seen = new Date(at)
  const notificationsSeenAt = seen < now ? seen : now
  await db.membership.updateMany({
    where: { businessId, userId: person.id, notificationsSeenAt: { lt: notificationsSeenAt } },
    data: { notificationsSeenAt },
  })
}

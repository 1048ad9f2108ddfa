import 'server-only'
import type { Member } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'

/** Marks notifications up to a time as read. The time never moves back, and is at most the current one. */
export async function markSeen({ businessId, person }: Member, at: string): Promise<void> {
  const now = new Date()
  const seen = new Date(at)
  const notificationsSeenAt = seen < now ? seen : now
  await db.membership.updateMany({
    where: { businessId, userId: person.id, notificationsSeenAt: { lt: notificationsSeenAt } },
    data: { notificationsSeenAt },
  })
}

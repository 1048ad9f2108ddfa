import 'server-only'
import type { BusinessId, UserId } from '@/lib/core/access/actor'
import { createBusiness } from '@/lib/auth/users/memberships'
import { db } from '@/lib/platform/db/client'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'

/**
 * Opens another business for somebody, which onboarding sets up. One of theirs that was never set up is taken up again: nobody collects
 * empty ones. Throws 429 after too many.
 */
export async function openAnotherBusiness({
  id,
  timeZone,
}: {
  id: UserId
  timeZone: string
}): Promise<BusinessId> {
  const begun = await db.business.findFirst({
    where: { ownerId: id, isOnboarded: false },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  })
  if (begun) return begun.id
  await consumeAttempt('business:account', String(id))
  return db.$transaction((tx) => createBusiness(tx, { id, timeZone }))
}

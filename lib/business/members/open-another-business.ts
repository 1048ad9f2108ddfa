import 'server-only'
import type { BusinessId, UserId } from '@/lib/core/access/actor'
import { createBusiness } from '@/lib/auth/users/memberships'
import { db } from '@/lib/platform/db/client'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'

/**
 * Creates another business, which is then set up by onboarding. Reuses one of theirs that was never set up, because
 * empty businesses are not cleaned up. Throws 429 after too many.
 */
export async function createAdditionalBusiness({
  id,
  timeZone,
  interfaceLanguage,
}: {
  id: UserId
  timeZone: string
  interfaceLanguage?: string | null
}): Promise<BusinessId> {
  const unfinished = await db.business.findFirst({
    where: { ownerId: id, isOnboarded: false },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  })
  if (unfinished) return unfinished.id
  await consumeAttempt('business:account', String(id))
  return db.$transaction((tx) => createBusiness(tx, { id, timeZone, interfaceLanguage }))
}

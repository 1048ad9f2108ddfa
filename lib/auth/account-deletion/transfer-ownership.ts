import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { businessNameSelect, formatBusinessName } from '@/lib/business/members/queries'
import { activeUser } from '@/lib/auth/users/memberships'
import { db, type Transaction } from '@/lib/platform/db/client'

/** Names of a user's businesses, by the effect of deleting the account. */
interface DeletionImpact {
  /** Businesses without another owner, deleted with the account for all their members. */
  deleted: string[]
  kept: string[]
}

/** Returns the effect of deleting the account if that were requested now (`scheduleDeletion`). */
export async function getDeletionImpact(userId: UserId): Promise<DeletionImpact> {
  const otherOwners = { role: 'OWNER', userId: { not: userId }, user: activeUser } as const
  const memberships = await db.membership.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { businessId: 'asc' }],
    select: {
      business: {
        select: { ownerId: true, ...businessNameSelect, members: { where: otherOwners, take: 1 } },
      },
    },
    relationLoadStrategy: 'join',
  })
  const businesses = memberships.map(({ business }) => ({
    name: formatBusinessName(business),
    isLeft: business.ownerId === userId && business.members.length === 0,
  }))
  const listNames = (isLeft: boolean) =>
    businesses.filter((each) => each.isLeft === isLeft).map(({ name }) => name)
  return { deleted: listNames(true), kept: listNames(false) }
}

/**
 * Makes the longest-standing active owner the primary owner of each business that this user owns and whose primary
 * owner is locked or about to be deleted. A business without an active owner stays as it is, and is deleted with its
 * primary owner. Called whenever an owner's deletion is scheduled, cancelled or begins.
 */
export async function reassignOwnedBusinesses(tx: Transaction, userId: UserId): Promise<void> {
  const orphaned = await tx.business.findMany({
    where: { members: { some: { userId, role: 'OWNER' } }, owner: { NOT: activeUser } },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      members: {
        where: { role: 'OWNER', user: activeUser },
        orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
        take: 1,
        select: { userId: true },
      },
    },
    relationLoadStrategy: 'join',
  })
  for (const { id, members } of orphaned)
    if (members[0])
      await tx.business.update({
        where: { id },
        data: { ownerId: members[0].userId },
        select: { id: true },
      })
}

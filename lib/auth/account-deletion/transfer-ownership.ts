import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { businessNameSelect, formatBusinessName } from '@/lib/business/members/queries'
import { activeUser } from '@/lib/auth/users/active-users'
import { db, type Transaction } from '@/lib/platform/db/client'

/** The names of somebody's businesses, by what becomes of them when the account is deleted. */
export interface DeletionImpact {
  /** Those that no other owner can go on with: they are deleted with the account, for everybody who works there. */
  goes: string[]
  stays: string[]
}

/** What the account would take along if its deletion were asked for now. @see requestDeletion */
export async function getDeletionImpact(userId: UserId): Promise<DeletionImpact> {
  const otherOwners = { role: 'OWNER', userId: { not: userId }, user: activeUser } as const
  const seats = await db.membership.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { businessId: 'asc' }],
    select: {
      business: {
        select: { ownerId: true, ...businessNameSelect, members: { where: otherOwners, take: 1 } },
      },
    },
    relationLoadStrategy: 'join',
  })
  const named = seats.map(({ business }) => ({
    name: formatBusinessName(business),
    isLeft: business.ownerId === userId && business.members.length === 0,
  }))
  const namesOf = (isLeft: boolean) => named.filter((each) => each.isLeft === isLeft).map(({ name }) => name)
  return { goes: namesOf(true), stays: namesOf(false) }
}

/**
 * Makes somebody who is there the first owner of each business that this person owns and whose first owner is leaving or locked: the owner who has
 * been there longest. What has none stays as it is, and is deleted with its first owner. Done whenever somebody leaves, stays after all,
 * or is about to be deleted.
 */
export async function reassignOwnedBusinesses(tx: Transaction, userId: UserId): Promise<void> {
  const left = await tx.business.findMany({
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
  for (const { id, members } of left)
    if (members[0])
      await tx.business.update({
        where: { id },
        data: { ownerId: members[0].userId },
        select: { id: true },
      })
}

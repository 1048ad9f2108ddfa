import 'server-only'
import type { UserId } from '@/lib/kernel/access/actor'
import { namedBusiness, nameOfBusiness } from '@/lib/business/members/queries'
import { activeUser, isActiveSql } from '@/lib/identity/active'
import { db, type Transaction } from '@/lib/platform/db/client'

/** The names of somebody's businesses, by what becomes of them when the account is deleted. */
export interface WhatGoes {
  /** Those that no other owner can go on with: they are deleted with the account, for everybody who works there. */
  goes: string[]
  stays: string[]
}

/** What the account would take along if its deletion were asked for now. @see requestDeletion */
export async function whatGoes(userId: UserId): Promise<WhatGoes> {
  const otherOwners = { role: 'OWNER', userId: { not: userId }, user: activeUser } as const
  const seats = await db.membership.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { businessId: 'asc' }],
    select: {
      business: {
        select: { ...{ ownerId: true, ...namedBusiness }, members: { where: otherOwners, take: 1 } },
      },
    },
    relationLoadStrategy: 'join',
  })
  const named = seats.map(({ business }) => ({
    name: nameOfBusiness(business),
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
export const leaveInGoodHands = (tx: Transaction, userId: UserId) =>
  tx.$executeRaw`
    UPDATE "Business" b SET "ownerId" = next."userId"
    FROM "User" first, (
      SELECT DISTINCT ON (m."businessId") m."businessId", m."userId"
      FROM "Membership" own JOIN "Membership" m ON m."businessId" = own."businessId" JOIN "User" u ON u."id" = m."userId"
      WHERE own."userId" = ${userId} AND own."role" = 'OWNER' AND m."role" = 'OWNER' AND ${isActiveSql('u')}
      ORDER BY m."businessId", m."createdAt", m."userId"
    ) next
    WHERE next."businessId" = b."id" AND first."id" = b."ownerId" AND NOT (${isActiveSql('first')})`

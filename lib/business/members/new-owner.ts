import 'server-only'
import type { Role, UserId } from '@/lib/core/access/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { activeUser } from '@/lib/auth/users/active-users'

/** Days until a new owner may change bank details and other owners without confirmation. */
const DAYS = 7

interface Owner {
  userId: UserId
  ownerSince: Date | null
}

/** Owners that `isNewOwner` compares with. */
export const activeOwners = {
  where: { role: 'OWNER', user: activeUser },
  select: { userId: true, ownerSince: true },
} satisfies Prisma.Business$membersArgs

/**
 * True for an owner of less than `DAYS` days if another owner is established. Otherwise somebody with an owner's
 * stolen session could make an owner who then redirects payments.
 * @param owners `activeOwners` of the business
 */
export function isNewOwner(member: Owner & { role: Role }, owners: Owner[]): boolean {
  const establishedBefore = new Date(Date.now() - DAYS * 24 * 60 * 60 * 1000)
  const isEstablished = ({ ownerSince }: Owner) => ownerSince === null || ownerSince <= establishedBefore
  if (member.role !== 'OWNER' || isEstablished(member)) return false
  return owners.some((owner) => owner.userId !== member.userId && isEstablished(owner))
}

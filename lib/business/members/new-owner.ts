import 'server-only'
import type { Role, UserId } from '@/lib/core/access/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { activeUser } from '@/lib/auth/users/active-users'

/** Days until a new owner may change bank details and other owners alone. */
const DAYS = 7

interface Owner {
  userId: UserId
  ownerSince: Date | null
}

/** The owners of a business that `isNewOwner` compares with. */
export const activeOwners = {
  where: { role: 'OWNER', user: activeUser },
  select: { userId: true, ownerSince: true },
} satisfies Prisma.Business$membersArgs

/**
 * Whether a member is an owner of less than `DAYS` days while another has been one for longer. Otherwise somebody with a stolen owner's
 * session could make an owner who then redirects payments.
 * @param owners the `activeOwners` of the business
 */
export function isNewOwner(member: Owner & { role: Role }, owners: Owner[]): boolean {
  const settledBefore = new Date(Date.now() - DAYS * 24 * 60 * 60 * 1000)
  const isSettled = ({ ownerSince }: Owner) => ownerSince === null || ownerSince <= settledBefore
  if (member.role !== 'OWNER' || isSettled(member)) return false
  return owners.some((owner) => owner.userId !== member.userId && isSettled(owner))
}

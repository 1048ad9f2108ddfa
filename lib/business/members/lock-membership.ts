import 'server-only'
import type { Member, Role, UserId } from '@/lib/core/access/actor'
import { roleHasPermission, type Permission } from '@/lib/core/access/permissions'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import type { Transaction } from '@/lib/platform/db/client'
import { forbidden } from '@/lib/i18n/errors'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { activeUser } from '@/lib/auth/users/memberships'

/** Days until a new owner may change bank details and other owners without confirmation. */
const NEW_OWNER_DAYS = 7

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
 * True for an owner of less than `NEW_OWNER_DAYS` days if another owner is established. Otherwise somebody with an
 * owner's stolen session could make an owner who then redirects payments.
 * @param owners `activeOwners` of the business
 */
export function isNewOwner(member: Owner & { role: Role }, owners: Owner[]): boolean {
  const establishedBefore = new Date(Date.now() - NEW_OWNER_DAYS * 24 * 60 * 60 * 1000)
  const isEstablished = ({ ownerSince }: Owner) => ownerSince === null || ownerSince <= establishedBefore
  if (member.role !== 'OWNER' || isEstablished(member)) return false
  return owners.some((owner) => owner.userId !== member.userId && isEstablished(owner))
}

interface LockedMembership {
  role: Role
  isNewOwner: boolean
}

/**
 * Locks the memberships of the business until the transaction ends and returns the actor's current one: permissions
 * were read when the request began and may have changed since. Throws 403.
 */
export async function lockMembership(
  tx: Transaction,
  actor: Member,
  permission: Permission,
): Promise<LockedMembership> {
  // Lock in a separate statement: one that waits for the lock would read the role from before.
  await lockBusiness(tx, actor)
  const { businessId, person } = actor
  const member = await tx.membership.findUnique({
    where: { businessId_userId: { businessId, userId: person.id } },
    include: { business: { select: { staffMayDelete: true, members: activeOwners } } },
    relationLoadStrategy: 'join',
  })
  if (!member) throw forbidden('business.role')
  const { role, business } = member
  const locked = { role, isNewOwner: isNewOwner(member, business.members) }
  if (!roleHasPermission(role, permission, { ...locked, staffMayDelete: business.staffMayDelete }))
    throw forbidden('business.role')
  return locked
}

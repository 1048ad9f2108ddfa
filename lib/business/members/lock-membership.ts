import 'server-only'
import type { Member, Role } from '@/lib/core/access/actor'
import { roleHasPermission, type Permission } from '@/lib/core/access/permissions'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import type { Transaction } from '@/lib/platform/db/client'
import { forbidden } from '@/lib/i18n/errors'
import { activeOwners, isNewOwner } from './new-owner'

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

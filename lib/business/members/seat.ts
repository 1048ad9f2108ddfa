import 'server-only'
import type { Member, Role } from '@/lib/kernel/access/actor'
import { roleMay, type Permission } from '@/lib/kernel/access/permissions'
import { holdBusiness } from '@/lib/platform/db/hold-business'
import type { Transaction } from '@/lib/platform/db/client'
import { forbidden } from '@/lib/words/errors'

/**
 * Holds who belongs to the business until the transaction ends, and answers the actor's role as it is now: what they may do was read when
 * the request began, and may have been taken from them since. Throws 403.
 */
export async function holdSeat(tx: Transaction, actor: Member, permission: Permission): Promise<Role> {
  // The lock first, by itself: a statement that waited for it would read the role from before.
  await holdBusiness(tx, actor)
  const seat = await tx.membership.findUnique({
    where: { businessId_userId: { businessId: actor.businessId, userId: actor.person.id } },
    select: { role: true, business: { select: { staffMayDelete: true } } },
  })
  if (!seat || !roleMay(seat.role, permission, seat.business)) throw forbidden('business.role')
  return seat.role
}

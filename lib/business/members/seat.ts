import 'server-only'
import type { Member, Role } from '@/lib/kernel/access/actor'
import { roleMay, type Permission } from '@/lib/kernel/access/permissions'
import { holdBusiness } from '@/lib/platform/db/hold-business'
import type { Transaction } from '@/lib/platform/db/client'
import { forbidden } from '@/lib/words/errors'
import { isNewOwnerSql } from './new-owner'

interface HeldSeat {
  role: Role
  isNewOwner: boolean
}

/**
 * Locks the memberships of the business until the transaction ends, and returns the actor's current one: their permissions were read
 * when the request began and may have changed since. Throws 403.
 */
export async function holdSeat(tx: Transaction, actor: Member, permission: Permission): Promise<HeldSeat> {
  // The lock first, by itself: a statement that waited for it would read the role from before.
  await holdBusiness(tx, actor)
  const [seat] = await tx.$queryRaw<(HeldSeat & { staffMayDelete: boolean })[]>`
    SELECT m."role", b."staffMayDelete", ${isNewOwnerSql} AS "isNewOwner"
    FROM "Membership" m JOIN "Business" b ON b."id" = m."businessId"
    WHERE m."businessId" = ${actor.businessId} AND m."userId" = ${actor.person.id}`
  if (!seat || !roleMay(seat.role, permission, seat)) throw forbidden('business.role')
  return seat
}

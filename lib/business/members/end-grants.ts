import 'server-only'
import type { Member, Role, UserId } from '@/lib/core/access/actor'
import { roleHasPermission } from '@/lib/core/access/permissions'
import type { Transaction } from '@/lib/platform/db/client'
import { recordEvent } from '@/lib/activity/record-event'
import { listAssignableRoles } from './roles'

/**
 * Ends a member's pending invitations to roles they may no longer give, and their request for new bank details if
 * they may no longer change settings. Runs in the transaction that changes their role.
 * @param role new role; null when the member leaves
 */
export async function revokeGrants(
  tx: Transaction,
  actor: Member,
  userId: UserId,
  role: Role | null,
): Promise<void> {
  const { businessId } = actor
  const now = new Date()
  const ended = await tx.invitation.updateManyAndReturn({
    where: {
      businessId,
      invitedById: userId,
      acceptedAt: null,
      expiresAt: { gt: now },
      role: { notIn: role ? listAssignableRoles(role) : [] },
    },
    data: { expiresAt: now },
    select: { email: true, role: true },
  })
  for (const data of ended) await recordEvent(tx, actor, 'INVITATION_ENDED', { invoiceId: null, data })
  if (role && roleHasPermission(role, 'settings')) return
  const { count } = await tx.bankRequest.deleteMany({ where: { businessId, requestedById: userId } })
  if (count === 0) return
  const isOwn = userId === actor.person.id
  await recordEvent(tx, actor, 'BANK_DECLINED', { invoiceId: null, data: { isOwn } })
}

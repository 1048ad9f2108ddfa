import type { BusinessId, Role } from '@/lib/core/access/actor'
import { canManageRole } from './roles'

/** Relations of an invitation that `isInvitationOpen` needs. */
export const inviterInclude = {
  inviter: {
    select: {
      disabledAt: true,
      deleteAfter: true,
      memberships: { select: { businessId: true, role: true } },
    },
  },
} as const

interface InvitationWithInviter {
  businessId: BusinessId
  role: Role
  expiresAt: Date
  acceptedAt: Date | null
  inviter: {
    disabledAt: Date | null
    deleteAfter: Date | null
    memberships: { businessId: BusinessId; role: Role }[]
  } | null
}

/** True if an invitation can be accepted: it has not expired, and its sender may still give the role. */
export function isInvitationOpen({
  businessId,
  role,
  expiresAt,
  acceptedAt,
  inviter,
}: InvitationWithInviter): boolean {
  if (acceptedAt || expiresAt <= new Date() || !inviter || inviter.disabledAt || inviter.deleteAfter)
    return false
  const membership = inviter.memberships.find((one) => one.businessId === businessId)
  return membership !== undefined && canManageRole(membership.role, role)
}

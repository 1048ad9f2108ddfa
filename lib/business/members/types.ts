import type { BusinessId, Role } from '@/lib/core/access/actor'

export type { BusinessView, InvitationView, MemberView } from './member-response'

/** Invitation as shown to the person who opens its link. */
export interface OpenInvitation {
  businessId: BusinessId
  businessName: string
  invitedBy: string
  email: string
  role: Role
  isAccepted: boolean
}

import type { BusinessId, Role } from '@/lib/core/access/actor'

/** Member of a business, as other members see them. */
export interface MemberView {
  /** User id. */
  id: number
  fullName: string
  email: string
  role: Role
  /** An ISO instant. */
  since: string
  isYou: boolean
}

/** Invitation that nobody has accepted yet. */
export interface InvitationView {
  id: string
  email: string
  role: Role
  invitedBy: string
  /** ISO instants. */
  expiresAt: string
  createdAt: string
  /** True if the link no longer works: it has expired, or its sender may no longer give the role. */
  isExpired: boolean
}

/** Business that a user belongs to. */
export interface BusinessView {
  id: number
  /** Company name, otherwise the owner's name. */
  name: string
  /** Image URL; null shows initials. */
  logo: string | null
  role: Role
  currency: string
  isOnboarded: boolean
  /** True for the business they work in now. */
  isCurrent: boolean
}

/** Invitation as shown to the person who opens its link. */
export interface OpenInvitation {
  businessId: BusinessId
  businessName: string
  invitedBy: string
  email: string
  role: Role
  isAccepted: boolean
}

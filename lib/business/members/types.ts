import type { BusinessId, Role } from '@/lib/core/access/actor'

/** Somebody who belongs to the business, as the others see them. */
export interface MemberView {
  /** The person's id. */
  id: number
  fullName: string
  email: string
  role: Role
  /** An ISO instant. */
  since: string
  isYou: boolean
}

/** A place that waits for somebody. */
export interface InvitationView {
  id: string
  email: string
  role: Role
  invitedBy: string
  /** ISO instants. */
  expiresAt: string
  createdAt: string
  /** Whether its link no longer works: it has expired, or its sender may no longer give the role. */
  isExpired: boolean
}

/** A business that somebody belongs to. */
export interface BusinessView {
  id: number
  /** The company, else its owner. */
  name: string
  /** Address of a picture; null shows initials. */
  logo: string | null
  role: Role
  currency: string
  isOnboarded: boolean
  /** Whether they work in it now. */
  isCurrent: boolean
}

/** What whoever opens an invitation reads. */
export interface OpenInvitation {
  businessId: BusinessId
  businessName: string
  invitedBy: string
  email: string
  role: Role
  isAccepted: boolean
}

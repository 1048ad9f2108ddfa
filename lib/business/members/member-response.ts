import { z } from 'zod'
import { ROLES, type BusinessId, type Role } from '@/lib/core/access/actor'
import { currency, id, instant, text, textOrNull } from '@/lib/core/response-fields'

const role = z.enum(ROLES).meta({ id: 'Role' })

/** The id is the user's. */
export const memberResponse = z
  .strictObject({ id, fullName: text, email: text, role, since: instant, isYou: z.boolean() })
  .meta({ id: 'Member' })

/** Member of a business, as shown to other members. */
export type MemberView = z.infer<typeof memberResponse>

export const invitationResponse = z
  .strictObject({
    id: z.uuid(),
    email: text,
    role,
    invitedBy: text,
    expiresAt: instant,
    createdAt: instant,
    /** True if the link no longer works: it has expired, or its sender may no longer give the role. */
    isExpired: z.boolean(),
  })
  .meta({ id: 'Invitation' })

/** Invitation that nobody has accepted yet. */
export type InvitationView = z.infer<typeof invitationResponse>

export const businessResponse = z
  .strictObject({
    id,
    /** Company name, otherwise the owner's name. */
    name: text,
    /** Image URL; null shows initials. */
    logo: textOrNull,
    role,
    currency,
    isOnboarded: z.boolean(),
    /** True for the business that the user currently works in. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Business' })

/** Business that the user belongs to. */
export type BusinessView = z.infer<typeof businessResponse>

/** Invitation as shown to the person who opens its link. */
export interface OpenInvitation {
  businessId: BusinessId
  businessName: string
  invitedBy: string
  email: string
  role: Role
  isAccepted: boolean
}

import { utc } from '@date-fns/utc'
import { formatDistanceStrict, isAfter, parseISO } from 'date-fns'
import type { BusinessEvent } from '@/lib/activity/types'
import { getInitials } from '@/lib/business/initials'
import { describeBusinessEvent } from '@/lib/business/members/describe-business-event'
import type { InvitationView, MemberView } from '@/lib/business/members/member-response'
import type { Role } from '@/lib/core/access/actor'
import { formatInstant, formatDayInline, todayIn } from '@/lib/core/dates'

/** Element that gets the focus after the focused row is removed. */
export const MEMBERS_TITLE_ID = 'members-title'

/** Member formatted as text. */
export interface MemberRow {
  id: number
  name: string
  email: string
  initials: string
  role: Role
  since: string
  isYou: boolean
}

export type MemberAction = 'role' | 'hand-over' | 'remove' | 'leave'

/** Invitation formatted as text. */
export interface InvitationRow {
  id: string
  email: string
  role: Role
  invitedBy: string
  /** `Expires in 5 days`, `Expired`. */
  expiry: string
  isExpired: boolean
}

/** Data of the members tab. */
export interface MembersData {
  /** Business name. */
  business: string
  /** Current user's role. */
  role: Role
  members: MemberRow[]
  staffMayDelete: boolean
  /** Empty for users who can't invite. */
  invitations: InvitationRow[]
  changes: { id: number; at: string; time: string; text: string }[]
}

interface MembersInput {
  business: string
  role: Role
  members: MemberView[]
  staffMayDelete: boolean
  invitations: InvitationView[]
  changes: BusinessEvent[]
  timeZone: string
}

/** Formats the members of a business for its settings. `now`: for the remaining time of invitations. */
export function toMembersData(read: MembersInput, now = new Date()): MembersData {
  const { members, invitations, changes, timeZone, ...rest } = read
  const currentUserId = members.find(({ isYou }) => isYou)?.id ?? 0
  return {
    ...rest,
    members: members.map(({ id, fullName, email, role, since, isYou }) => ({
      id,
      name: fullName,
      email,
      initials: getInitials(fullName),
      role,
      isYou,
      since: formatDayInline(todayIn(timeZone, new Date(since))),
    })),
    invitations: invitations.map(({ id, email, role, invitedBy, expiresAt, isExpired }) => ({
      id,
      email,
      role,
      invitedBy,
      isExpired,
      expiry: expiryText(expiresAt, now),
    })),
    changes: changes.map((change) => ({
      id: change.id,
      at: change.at,
      time: formatInstant(change.at, timeZone),
      text: describeBusinessEvent(change, currentUserId),
    })),
  }
}

function expiryText(expiresAt: string, now: Date): string {
  const end = parseISO(expiresAt)
  if (!isAfter(end, now)) return 'Expired'
  return `Expires in ${formatDistanceStrict(end, now, { unit: 'day', roundingMethod: 'ceil', in: utc })}`
}

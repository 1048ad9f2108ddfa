import { differenceInMilliseconds, parseISO } from 'date-fns'
import { millisecondsInDay } from 'date-fns/constants'
import type { BusinessEvent } from '@/lib/activity/types'
import { getInitials } from '@/lib/business/initials'
import type { InvitationView, MemberView } from '@/lib/business/members/member-response'
import type { Role } from '@/lib/core/access/actor'
import { todayIn } from '@/lib/core/dates'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'

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
  /** Days left, rounded up; 0 if expired. */
  daysLeft: number
}

/** Change of the business. */
export interface MembersChange extends Pick<BusinessEvent, 'id' | 'type' | 'at' | 'data'> {
  /** Formatted in the user's time zone. */
  time: string
  /** Author; null if unknown. */
  by: { name: string; isYou: boolean } | null
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
  changes: MembersChange[]
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
export function toMembersData(read: MembersInput, formats: InterfaceFormats, now = new Date()): MembersData {
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
      since: formats.inlineDay(todayIn(timeZone, new Date(since))),
    })),
    invitations: invitations.map(({ id, email, role, invitedBy, expiresAt }) => ({
      id,
      email,
      role,
      invitedBy,
      daysLeft: countDaysLeft(expiresAt, now),
    })),
    changes: changes.map(({ id, type, at, by, data }) => ({
      id,
      type,
      at,
      data,
      time: formats.instant(at, timeZone),
      by: by === null || typeof by === 'string' ? null : { name: by.name, isYou: by.id === currentUserId },
    })),
  }
}

function countDaysLeft(expiresAt: string, now: Date): number {
  const left = differenceInMilliseconds(parseISO(expiresAt), now)
  return Math.max(Math.ceil(left / millisecondsInDay), 0)
}

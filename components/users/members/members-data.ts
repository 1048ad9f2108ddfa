import { utc } from '@date-fns/utc'
import { formatDistanceStrict, isAfter, parseISO } from 'date-fns'
import type { BusinessEvent } from '@/lib/activity/types'
import { getInitials } from '@/lib/business/initials'
import { describeBusinessEvent } from '@/lib/business/members/describe-business-event'
import type { InvitationView, MemberView } from '@/lib/business/members/types'
import type { Role } from '@/lib/core/access/actor'
import { formatInstant, formatDayInline, todayIn } from '@/lib/core/dates'

/** What has the focus once a row is gone that had it. */
export const MEMBERS_TITLE_ID = 'members-title'

/** A member with every text final. */
export interface MemberRow {
  id: number
  name: string
  email: string
  initials: string
  role: Role
  since: string
  isYou: boolean
}

/** What can be done about a member. */
export type MemberAction = 'role' | 'hand-over' | 'remove' | 'leave'

/** An invitation with every text final. */
export interface InvitationRow {
  id: string
  email: string
  role: Role
  invitedBy: string
  /** `Expires in 5 days`, `Expired`. */
  expiry: string
  isExpired: boolean
}

/** What the tab of the members shows. */
export interface MembersData {
  /** What the business is called. */
  business: string
  /** The role of whoever looks. */
  role: Role
  people: MemberRow[]
  staffMayDelete: boolean
  /** For those who may invite; empty for everybody else. */
  invitations: InvitationRow[]
  changes: { id: number; at: string; when: string; text: string }[]
}

interface Read {
  business: string
  role: Role
  members: MemberView[]
  staffMayDelete: boolean
  invitations: InvitationView[]
  changes: BusinessEvent[]
  timeZone: string
}

/** The members of a business as its settings list them. @param now for what is left of an invitation */
export function toMembersData(read: Read, now = new Date()): MembersData {
  const { members, invitations, changes, timeZone, ...rest } = read
  const you = members.find(({ isYou }) => isYou)?.id ?? 0
  return {
    ...rest,
    people: members.map(({ id, fullName, email, role, since, isYou }) => ({
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
      when: formatInstant(change.at, timeZone),
      text: describeBusinessEvent(change, you),
    })),
  }
}

function expiryText(expiresAt: string, now: Date): string {
  const end = parseISO(expiresAt)
  if (!isAfter(end, now)) return 'Expired'
  return `Expires in ${formatDistanceStrict(end, now, { unit: 'day', roundingMethod: 'ceil', in: utc })}`
}

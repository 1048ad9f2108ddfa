import { utc } from '@date-fns/utc'
import { formatDistanceStrict, isAfter, parseISO } from 'date-fns'
import type { BusinessEvent } from '@/lib/business/events/types'
import { initials } from '@/lib/business/initials'
import { changeWords } from '@/lib/business/members/changes'
import type { InvitationView, MemberView } from '@/lib/business/members/types'
import type { Role } from '@/lib/kernel/access/actor'
import { formatInstant, proseDay, todayIn } from '@/lib/kernel/dates'

/** What has the focus once a row is gone that had it. */
export const MEMBERS_TITLE = 'members-title'

/** A member with every text final. */
export interface ShownMember {
  id: number
  name: string
  email: string
  initials: string
  role: Role
  since: string
  isYou: boolean
}

/** What can be done about a member. */
export type MemberAct = 'role' | 'hand-over' | 'remove' | 'leave'

/** An invitation with every text final. */
export interface ShownInvitation {
  id: string
  email: string
  role: Role
  invitedBy: string
  /** `Expires in 5 days`, `Expired`. */
  expiry: string
  isExpired: boolean
}

/** What the tab of the members shows. */
export interface ShownMembers {
  /** What the business is called. */
  business: string
  /** The role of whoever looks. */
  role: Role
  people: ShownMember[]
  staffMayDelete: boolean
  /** For those who may invite; empty for everybody else. */
  invitations: ShownInvitation[]
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
export function shownMembers(read: Read, now = new Date()): ShownMembers {
  const { members, invitations, changes, timeZone, ...rest } = read
  const you = members.find(({ isYou }) => isYou)?.id ?? 0
  return {
    ...rest,
    people: members.map(({ id, fullName, email, role, since, isYou }) => ({
      id,
      name: fullName,
      email,
      initials: initials(fullName),
      role,
      isYou,
      since: proseDay(todayIn(timeZone, new Date(since))),
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
      text: changeWords(change, you),
    })),
  }
}

function expiryText(expiresAt: string, now: Date): string {
  const end = parseISO(expiresAt)
  if (!isAfter(end, now)) return 'Expired'
  return `Expires in ${formatDistanceStrict(end, now, { unit: 'day', roundingMethod: 'ceil', in: utc })}`
}

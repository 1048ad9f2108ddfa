import type { MemberRow, MembersData } from '@/components/users/members/members-data'
import type { Role } from '@/lib/core/access/actor'

const person = (id: number, name: string, role: Role): MemberRow => ({
  id,
  name,
  role,
  isYou: id === 7,
  since: 'Nov 24, 2026',
  email: `${name.split(' ')[0]!.toLowerCase()}@example.com`,
  initials: name.slice(0, 1),
})

export const ada = person(7, 'Ada Lovelace', 'OWNER')
export const maya = person(8, 'Maya Okafor', 'ADMIN')
export const tom = person(9, 'Tom Becker', 'STAFF')

/** A business with a single member. */
export const onlyAda: MembersData = {
  business: 'Engines',
  role: 'OWNER',
  staffMayDelete: false,
  members: [ada],
  invitations: [],
  changes: [],
}

/** A business with three members and a pending invitation. */
export const team: MembersData = {
  ...onlyAda,
  members: [ada, maya, tom],
  invitations: [
    {
      id: 'c4da7d8b-b7c7-4f04-accc-12b8872875b0',
      email: 'new@example.com',
      role: 'VIEWER',
      invitedBy: 'Ada Lovelace',
      daysLeft: 5,
    },
    {
      id: 'd4da7d8b-b7c7-4f04-accc-12b8872875b1',
      email: 'late@example.com',
      role: 'STAFF',
      invitedBy: 'Maya Okafor',
      daysLeft: 0,
    },
  ],
  changes: [
    {
      id: 1,
      at: '2026-11-24T07:47:00.000Z',
      type: 'MEMBER_JOINED',
      time: 'Nov 24, 2026, 7:47 AM',
      by: { name: 'Tom Becker', isYou: false },
      data: { role: 'STAFF' },
    },
  ],
}

/** How somebody comes to belong to a business and ceases to, and who decides on that and on its bank. */
export const mutations = [
  {
    file: 'lib/business/members/roles.ts',
    tests: ['tests/lib/access/permissions.test.ts'],
    only: 'who gives which role',
    changes: {
      'admins change owners': ["(own === 'ADMIN' && theirs !== 'OWNER')", "own === 'ADMIN'"],
      'staff change staff': ["(own === 'ADMIN' && theirs !== 'OWNER')", "theirs !== 'OWNER'"],
      'owners change no owners': ["own === 'OWNER' || (own === 'ADMIN' &&", "(own !== 'STAFF' &&"],
    },
  },
  {
    file: 'lib/business/members/mutations.ts',
    tests: ['tests/api/members.test.ts'],
    changes: {
      'admins change owners by the call': [
        '!mayManage(own, found.member.role)',
        'false',
        { only: 'leaves owners to owners' },
      ],
      'admins make owners': ['(role && !mayManage(own, role))', 'false', { only: 'leaves owners to owners' }],
      'the last owner leaves': [
        "if (!other) throw conflict('member.last-owner')",
        'if (!other) return',
        { only: 'keeps an owner, however the last one would go' },
      ],
      'an owner who is locked or leaving counts': [
        'userId: { not: userId }, user: activeUser }',
        'userId: { not: userId } }',
        { only: 'counts no owner whose account is' },
      ],
      'the business goes to somebody locked or leaving': [
        'if (!isActive(member.user))',
        'if (false)',
        { only: 'counts no owner whose account is' },
      ],
      'whoever was removed still works there': [
        'await tx.membership.delete({ where: seatOf(of, userId) })',
        '',
        { only: 'puts out who was removed' },
      ],
      'whoever handed over stays an owner': [
        "data: { role: 'ADMIN' }",
        "data: { role: 'OWNER' }",
        { only: 'hands the business over' },
      ],
    },
  },
  {
    file: 'app/api/members/[id]/hand-over/route.ts',
    tests: ['tests/api/members.test.ts'],
    only: 'hands the business over after a fresh proof',
    changes: {
      'a business is handed over from an open tab': ['({ signed }) => requireProof(signed)', '() => null'],
    },
  },
  {
    file: 'app/api/bank-request/route.ts',
    tests: ['tests/api/bank-request.test.ts'],
    only: 'wants a fresh proof',
    changes: {
      'bank details are confirmed from an open tab': ['({ signed }) => requireProof(signed)', '() => null'],
    },
  },
  {
    file: 'lib/business/members/invitations.ts',
    tests: ['tests/api/invitations.test.ts'],
    changes: {
      'admins invite owners': [
        'if (!mayManage(own, role))',
        'if (false)',
        { only: 'nobody to a role that is not the inviter’s to give' },
      ],
      'a member is invited again': [
        "throw conflict('member.there-already', 'email')",
        'void 0',
        { only: 'invites nobody who belongs to the business' },
      ],
      'one person is mailed without end': [
        "await countAttempt('invite:business', String(businessId))",
        '',
        { only: 'is sent twenty times a day' },
      ],
    },
  },
  {
    file: 'lib/business/members/queries.ts',
    tests: ['tests/api/invitations.test.ts'],
    only: 'opens nothing once it has run out',
    changes: {
      'an invitation that ran out is accepted': ['row.expiresAt > new Date()) ? row', 'true) ? row'],
    },
  },
  {
    file: 'lib/actions/members/join.ts',
    tests: ['tests/api/invitations.test.ts'],
    changes: {
      'anybody who has the link takes the place': [
        'if (email !== person.email)',
        'if (false)',
        { only: 'is nobody else’s' },
      ],
    },
  },
  {
    file: 'lib/business/mutations.ts',
    tests: ['tests/api/members.test.ts'],
    only: 'lets staff delete only where the business says so',
    changes: {
      'what staff may already is a change': [
        'where: { id: actor.businessId, staffMayDelete: !mayDelete }',
        'where: { id: actor.businessId }',
      ],
      'what staff may is changed by nobody': ['if (count > 0)', 'if (false)'],
    },
  },
]

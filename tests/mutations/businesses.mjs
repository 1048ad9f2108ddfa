/** What a role may do, who enters a business, and what is meant for another one. */
export const mutations = [
  {
    file: 'lib/kernel/access/permissions.ts',
    tests: ['tests/lib/access/permissions.test.ts'],
    changes: {
      'accountants write': [
        "write: ['OWNER', 'ADMIN', 'STAFF']",
        "write: ['OWNER', 'ADMIN', 'STAFF', 'ACCOUNTANT']",
      ],
      'viewers see nothing': ["'ACCOUNTANT', 'VIEWER'],\n  /** To create", "'ACCOUNTANT'],\n  /** To create"],
      'staff delete always': ["remove: ['OWNER', 'ADMIN']", "remove: ['OWNER', 'ADMIN', 'STAFF']"],
      'staff export': [
        "export: ['OWNER', 'ADMIN', 'ACCOUNTANT']",
        "export: ['OWNER', 'ADMIN', 'ACCOUNTANT', 'STAFF']",
      ],
      'accountants do not export': ["export: ['OWNER', 'ADMIN', 'ACCOUNTANT']", "export: ['OWNER', 'ADMIN']"],
      'staff change settings': ["settings: ['OWNER', 'ADMIN']", "settings: ['OWNER', 'ADMIN', 'STAFF']"],
      'admins change where clients pay to': ["bank: ['OWNER']", "bank: ['OWNER', 'ADMIN']"],
      'staff invite': ["members: ['OWNER', 'ADMIN']", "members: ['OWNER', 'ADMIN', 'STAFF']"],
      'admins hand a business over': ["own: ['OWNER']", "own: ['OWNER', 'ADMIN']"],
      'whoever is there deletes where staff may': [
        "&& role === 'STAFF' && staffMayDelete",
        '&& staffMayDelete',
      ],
      'staff may everything where they may delete': [
        "permission === 'remove' && role === 'STAFF'",
        "role === 'STAFF'",
      ],
      'what a business says of its staff does not count': ["role === 'STAFF' && staffMayDelete", 'false'],
      'a job goes by a role': ["job: ['read', 'write'],", ''],
      'a public link goes by a role': ['link: [],', ''],
      'jobs change settings': ["job: ['read', 'write']", "job: ['read', 'write', 'settings']"],
    },
  },
  {
    file: 'lib/api/access.ts',
    tests: ['tests/api/roles.test.ts'],
    changes: {
      'any role may do anything': [
        'if (!permissions.every((permission) => actorMay(actor, permission)))',
        'if (false)',
        { only: 'do what the table says, and nothing else' },
      ],
      'one permission of several is enough': [
        'permissions.every(',
        'permissions.some(',
        { only: 'do what the table says, and nothing else' },
      ],
      'a call asks for no permission': [
        '  requirePermission(signed.actor, access)\n',
        '',
        { only: 'do what the table says, and nothing else' },
      ],
      'a tab of another business changes this one': [
        '  refuseOtherBusiness({ request, user: signed.user })\n',
        '',
        { only: 'refuses what a page was meant for that shows another business' },
      ],
      'a tab of this business is refused': [
        'meant !== String(user.businessId)',
        'meant !== String(user.id + 1)',
        { only: 'refuses what a page was meant for that shows another business' },
      ],
      'a link of another tab is followed in this business': [
        ' ?? new URL(request.url).searchParams.get(BUSINESS_PARAMETER)',
        '',
        { tests: ['tests/api/businesses.test.ts'], only: 'is refused a file by its address' },
      ],
      'whoever has no business is let in': [
        "if (!signed.actor) throw forbidden('business.none')",
        'if (!signed.actor) return signed',
        { only: 'somebody who was removed and belongs to no business' },
      ],
    },
  },
  {
    file: 'app/api/user/export/route.ts',
    tests: ['tests/api/businesses.test.ts'],
    only: 'is refused a file by its address',
    changes: { 'the export of another business is taken along': ['    refuseOtherBusiness,\n', ''] },
  },
  {
    file: 'lib/api/named-call.ts',
    tests: ['tests/api/idempotency.test.ts'],
    only: 'is another call in another business of its user',
    changes: { 'the answer of another business is given again': ['`${businessId} ${method}', '`${method}'] },
  },
  {
    file: 'lib/api/serve.ts',
    tests: ['tests/api/roles.test.ts'],
    only: 'do what the table says, and nothing else',
    changes: {
      'what a body asks for needs nothing': ['if (definition.needs && signed?.actor)', 'if (false)'],
    },
  },
  {
    file: 'lib/api/read-session.ts',
    tests: ['tests/api/roles.test.ts'],
    changes: {
      'anybody’s place is taken for one’s own': [
        ' AND m."userId" = s."userId"',
        '',
        { only: 'somebody who was removed and belongs to no business' },
      ],
    },
  },
  {
    file: 'lib/api/session.ts',
    tests: ['tests/api/roles.test.ts'],
    changes: {
      'whoever was removed finds no other place': [
        'session.seat ? session : await takeSeat(session)',
        'session',
        { only: 'works in their own business for somebody who was removed' },
      ],
      'a seat is taken for one request': [
        '!(await enterBusiness({ sessionId, userId: user.id }, next))',
        'false',
        { only: 'works in their own business for somebody who was removed' },
      ],
    },
  },
  {
    file: 'lib/identity/memberships.ts',
    tests: ['tests/api/businesses.test.ts'],
    only: 'is to a business of one’s own alone',
    changes: {
      'anybody enters any business': [
        '\n      AND EXISTS (SELECT 1 FROM "Membership" WHERE "businessId" = ${businessId} AND "userId" = ${userId})',
        '',
      ],
      'a member of any business enters each': [
        'WHERE "businessId" = ${businessId} AND "userId" = ${userId})',
        'WHERE "userId" = ${userId})',
      ],
      'somebody enters where others are members': [
        'WHERE "businessId" = ${businessId} AND "userId" = ${userId})',
        'WHERE "businessId" = ${businessId})',
      ],
    },
  },
  {
    file: 'lib/identity/memberships.ts',
    tests: ['tests/api/businesses.test.ts'],
    only: 'in this session alone',
    changes: {
      'somebody’s other sessions go along': ['WHERE "id" = ${sessionId} AND "userId"', 'WHERE "userId"'],
    },
  },
  {
    file: 'lib/identity/memberships.ts',
    tests: ['tests/api/roles.test.ts'],
    only: 'works in their own business for somebody who was removed',
    changes: {
      'a business of others is entered': ['m."userId" = ${userId}\n    ORDER BY', 'true\n    ORDER BY'],
    },
  },
  {
    file: 'lib/identity/memberships.ts',
    tests: ['tests/api/views.test.ts'],
    only: 'does not count the owner, but does count another user',
    changes: { 'everybody is a member': ['db.membership.count({ where: seat })', 'db.membership.count()'] },
  },
  {
    file: 'lib/business/members/queries.ts',
    tests: ['tests/api/businesses.test.ts'],
    only: 'is offered by a link to whoever belongs there',
    changes: {
      'a link names a business to strangers': [
        'findUnique({\n    where: { businessId_userId: { businessId: id as BusinessId, userId } },',
        'findFirst({\n    where: { businessId: id as BusinessId },',
      ],
    },
  },
  {
    file: 'lib/identity/rules/paths.ts',
    tests: ['tests/lib/auth/paths.test.ts'],
    only: 'is none of',
    changes: {
      'a link of a business leads anywhere': ['!isAppPath(path) || under([BUSINESSES_PATH], path)', 'false'],
    },
  },
  {
    file: 'lib/reports/businesses/queries.ts',
    tests: ['tests/api/businesses.test.ts'],
    only: 'is found in the other businesses of its caller',
    changes: {
      'an id is found with strangers': [
        'WHERE m."userId" = ${userId} AND m."businessId"',
        'WHERE m."businessId"',
      ],
    },
  },
  {
    file: 'lib/sharing/count-views.ts',
    tests: ['tests/api/views.test.ts'],
    only: 'does not count the owner, but does count another user',
    changes: {
      'the look of a member is counted': ['(await isMember({ businessId, userId: viewerId }))', 'false'],
      'the look of anybody signed in is not counted': [
        '(await isMember({ businessId, userId: viewerId }))',
        'true',
      ],
    },
  },
]

/** Where a request may come from, how large it may be, and how often it may come. */
export const mutations = [
  {
    file: 'lib/api/access.ts',
    tests: ['tests/lib/http/request.test.ts'],
    changes: {
      'a neighbour under the same domain may change': [
        "site !== 'same-origin' && site !== 'none'",
        "site !== 'same-origin' && site !== 'same-site' && site !== 'none'",
      ],
      'another site may change': ["site !== 'same-origin' && site !== 'none'", 'false'],
      'the address bar may not change': [
        "site !== 'same-origin' && site !== 'none'",
        "site !== 'same-origin'",
      ],
      'an origin is not looked at': ['origin && !isOwnOrigin(origin, hostOf(request))', 'false'],
      'a deletion may come from anywhere': [
        "method === 'GET' || method === 'HEAD'",
        "method === 'GET' || method === 'HEAD' || method === 'DELETE'",
      ],
    },
  },
  {
    file: 'lib/api/serve.ts',
    tests: ['tests/lib/http/request.test.ts'],
    changes: { 'no origin is asked for': ['      checkOrigin(request)\n', ''] },
  },
  {
    file: 'lib/api/body.ts',
    tests: ['tests/lib/http/request.test.ts'],
    changes: {
      'bodies of any size': ['if (size > limit) throw tooLarge(why)', ''],
      'bodies of ten megabytes': ['const MAX_BODY = 100 * 1024', 'const MAX_BODY = 10000 * 1024'],
      'bodies of any depth': ['if (depthOf(body) > MAX_DEPTH)', 'if (false)'],
      'lists are not deep': [
        "typeof value !== 'object' || value === null",
        "typeof value !== 'object' || value === null || Array.isArray(value)",
      ],
      'eleven levels': ['const MAX_DEPTH = 10', 'const MAX_DEPTH = 11'],
      'a body changes a prototype': ["if (key === '__proto__') throw", "if (key === 'never') throw"],
      'a form sends JSON': [
        'if (!/^application\\/json\\s*(;|$)/i.test(type)) throw',
        'if (!/json/i.test(type)) throw',
      ],
      'a plain form may send a body': [
        'if (!/^application\\/json\\s*(;|$)/i.test(type)) throw',
        'if (false) throw',
      ],
    },
  },
  {
    file: 'lib/api/errors.ts',
    tests: ['tests/lib/http/request.test.ts'],
    changes: {
      'an error says not when to come back': ['retryAfter ? comeBackIn(retryAfter) : {}', '{}'],
      'somebody who is too quick is told of a fault': ["'too-many': 429", "'too-many': 500"],
    },
  },
  {
    file: 'lib/api/answers.ts',
    tests: ['tests/lib/http/request.test.ts'],
    changes: {
      'a cache keeps errors': [
        '...PRIVATE, ...headers } })\n\nexport const withoutBody',
        '...headers } })\n\nexport const withoutBody',
      ],
    },
  },
  {
    file: 'lib/api/access.ts',
    tests: ['tests/api/access.test.ts'],
    changes: {
      'a visitor is let in': [
        'if (!signed) throw unauthorized()',
        'if (!signed) return {} as never',
        { only: 'refuses' },
      ],
      'somebody who is leaving is let in': [
        'if (signed.deleteAfter)',
        'if (false)',
        { only: 'keeps whoever is leaving out' },
      ],
      'somebody new skips onboarding': [
        'if (!signed.user.isOnboarded)',
        'if (false)',
        { only: 'keeps users who have not finished onboarding out of the app' },
      ],
    },
  },
  {
    file: 'lib/api/serve.ts',
    tests: ['tests/api/serve.test.ts'],
    changes: {
      'what has to hold first is not asked': [
        '    await first?.(asked)\n',
        '',
        { only: 'lets what has to hold first come before' },
      ],
      'a named call is done each time': [
        "if (access === 'leaving too' || isSafe(request)) return",
        'if (access) return',
        { only: 'is done once under one key' },
      ],
      'a body is read before anybody is asked who they are': [
        'const signed = await admit(access, request)',
        'await readInput(definition, request.clone(), given)\n    const signed = await admit(access, request)',
        { only: 'is asked before anything that was sent' },
      ],
      'what was made has the status of what was found': [
        'json(data, status)',
        'json(data)',
        { only: 'has the status that is stated' },
      ],
    },
  },
  {
    file: 'lib/api/input.ts',
    tests: ['tests/api/serve.test.ts'],
    changes: {
      'a path is not checked': [
        'if (!result.success) throw notFound(result.error.issues[0]!.message as Thing)\n  return result.data',
        'return result.data ?? given',
        { only: 'is not there when it does not fit' },
      ],
      'a patch sets what it does not name': [
        'patch.filter(([key]) => Object.hasOwn(body as object, key))',
        'patch',
        { only: 'changes only what was sent' },
      ],
      'a missing body is as good as any': [
        "bodyIs === 'optional' ? readJsonIfAny",
        'true ? readJsonIfAny',
        { only: 'has to be there and to fit' },
      ],
    },
  },
  {
    file: 'lib/kernel/id.ts',
    tests: ['tests/lib/http/request.test.ts'],
    changes: {
      'an id with a leading zero': ['/^[1-9]\\d{0,9}$/.test(text)', '/^\\d{1,10}$/.test(text)'],
      'an id no column holds': ['id > 0 && id <= MAX_ID', 'id > 0'],
    },
  },
  {
    file: 'lib/platform/env.ts',
    tests: ['tests/lib/env.test.ts'],
    only: 'takes changes from its own origin alone',
    changes: {
      'the host that was asked for is enough': [
        String.raw`return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(own) && origin`,
        'return origin',
      ],
      'another port is the same origin': ['if (origin === own ||', 'if (origin.startsWith(own) ||'],
      'any preview is this one': ['name && origin === `https://${name}`', "origin.endsWith('.vercel.app')"],
    },
  },
  {
    file: 'lib/platform/http/network.ts',
    tests: ['tests/api/auth-limits.test.ts'],
    only: 'takes the addresses of one IPv6 subscriber for one network',
    changes: { 'each IPv6 address is a network': ['if (!isIPv6(address)) return address', 'return address'] },
  },
  {
    file: 'lib/platform/http/address.ts',
    tests: ['tests/api/auth-limits.test.ts'],
    only: 'opens a hundred accounts',
    changes: { 'a client says where it comes from': ['entries.at(-Math.min(', 'entries.at(0 * Math.min('] },
  },
  {
    file: 'lib/platform/limits/limits.ts',
    tests: ['tests/api/auth-limits.test.ts'],
    changes: {
      'registrations of a network are not limited': [
        "'register:address': { points: 100",
        "'register:address': { points: 1000",
        { only: 'opens a hundred accounts' },
      ],
      'registrations of an address are not limited': [
        "'register:account': { points: 10",
        "'register:account': { points: 100",
        { only: 'mails an address that is registered again' },
      ],
      'uploads are not limited': [
        "'upload:account': { points: 60",
        "'upload:account': { points: 600",
        { only: 'takes sixty pictures' },
      ],
      'guesses are not limited': [
        "'login:network': { points: 10",
        "'login:network': { points: 100",
        { only: 'stops guessing at one account' },
      ],
      'guesses at tokens are not limited': [
        "'token:address': { points: 100",
        "'token:address': { points: 1000",
        { only: 'stops one address that guesses at tokens' },
      ],
      'links are mailed without limit': [
        "'reset-mail:account': { points: 5",
        "'reset-mail:account': { points: 50",
        { only: 'sends at most five links an hour' },
      ],
      'one more than allowed': [
        'points > limit ?',
        'points > limit + 1 ?',
        { only: 'lets exactly the allowed number through' },
      ],
      'one less than allowed': [
        'points > limit ?',
        'points >= limit ?',
        { only: 'lets exactly the allowed number through' },
      ],
      'a count never ends': [
        'CASE WHEN r."expiresAt" <= timezone(\'utc\', now()) THEN ${count} ELSE',
        'CASE WHEN false THEN ${count} ELSE',
        { only: 'stops guessing at one account' },
      ],
      'names stand in the table': [
        'hashOf(`${name}\\n${subject}`)',
        '`${name}\\n${subject}`',
        { only: 'keeps no account name' },
      ],
      'a reset leaves the owner locked out': [
        'await db.rateLimit.deleteMany({ where: { account: accountKey(account) } })',
        '',
        { only: 'lets whoever reset the password sign in at once' },
      ],
    },
  },
  {
    file: 'app/api/register/route.ts',
    tests: ['tests/api/auth-limits.test.ts'],
    changes: {
      'registering is not counted by network': [
        "await countAttempt('register:address', clientNetwork(request.headers))",
        '',
        { only: 'opens a hundred accounts' },
      ],
      'registering is not counted by address': [
        "await countAttempt('register:account', body.email)",
        '',
        { only: 'mails an address that is registered again' },
      ],
    },
  },
  {
    file: 'app/api/upload/logo/route.ts',
    tests: ['tests/api/auth-limits.test.ts'],
    only: 'takes sixty pictures',
    changes: {
      'logos are not counted': ["=> countAttempt('upload:account', String(actor.businessId))", '=> null'],
    },
  },
  {
    file: 'app/api/user/avatar/route.ts',
    tests: ['tests/api/auth-limits.test.ts'],
    only: 'takes sixty pictures',
    changes: {
      'pictures of people are not counted': ["=> countAttempt('upload:account', String(user.id))", '=> null'],
    },
  },
  {
    file: 'lib/api/upload.ts',
    tests: ['tests/api/user-settings.test.ts'],
    only: 'is at most 4 MB',
    changes: {
      'a file of any size': ['if (file.size > MAX_FILE) throw', 'if (false) throw'],
      'an upload that is no form': ['if (!/^multipart\\/form-data\\s*;/i.test(type))', 'if (false)'],
    },
  },
  {
    file: 'lib/platform/http/bearer.ts',
    tests: ['tests/api/cron.test.ts'],
    changes: {
      'anybody may run the jobs': [
        'if (!timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) throw',
        'if (false) throw',
      ],
      'no secret opens the jobs': ['if (!secret) throw', 'if (false) throw'],
    },
  },
  {
    file: 'lib/platform/http/csp.ts',
    tests: ['tests/lib/http/middleware.test.ts'],
    changes: {
      'scripts run without a nonce': ["`'nonce-${nonce}'`,", "`'unsafe-inline'`,"],
      'another site frames a page': ["'frame-ancestors': [\"'none'\"]", "'frame-ancestors': ['*']"],
      'a form sends elsewhere': ["'form-action': [\"'self'\"]", "'form-action': ['*']"],
      'a page changes its base': ["'base-uri': [\"'none'\"]", "'base-uri': ['*']"],
      'code is evaluated': ['isDevelopment ? ["\'unsafe-eval\'"] : []', '["\'unsafe-eval\'"]'],
    },
  },
]

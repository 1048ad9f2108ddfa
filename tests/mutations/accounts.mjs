/** Who gets in, by which link or code, and for how long. */
export const mutations = [
  {
    file: 'lib/api/session.ts',
    tests: ['tests/api/auth-session.test.ts'],
    changes: {
      'an expired session is good': ['session.expiresAt < new Date() ||', '', { only: 'answers 401 to' }],
      'another user’s session is good': [
        '|| String(session.user.id) !== claims.sub',
        '',
        { only: 'refuses a cookie that names another user’s session' },
      ],
      'a disabled account is in': [
        'session.user.isDisabled || !session.user.isVerified',
        '!session.user.isVerified',
        { only: 'answers 401 to' },
      ],
      'an unverified account is in': [
        'session.user.isDisabled || !session.user.isVerified',
        'session.user.isDisabled',
        { only: 'answers 401 to' },
      ],
    },
  },
  {
    file: 'lib/identity/sessions.ts',
    tests: ['tests/api/user-sessions.test.ts'],
    changes: {
      'signing out everywhere ends this session too': [
        'except ? { userId, id: { not: except } } : { userId }',
        '{ userId }',
        { only: 'end everywhere but here at once' },
      ],
      'signing out everywhere ends everybody’s': [
        'except ? { userId, id: { not: except } } : { userId }',
        'except ? { id: { not: except } } : {}',
        { only: 'end everywhere but here at once' },
      ],
    },
  },
  {
    file: 'lib/identity/accounts.ts',
    tests: ['tests/api/user-sessions.test.ts'],
    only: 'changing the password',
    changes: {
      'mailed links outlive a changed password': [
        "await tx.token.deleteMany({ where: { userId, purpose: 'RESET_PASSWORD' } })",
        '',
      ],
      'sessions outlive a changed password': ['await endSessions(userId, sessionId, tx)', ''],
      'the old password is not asked for': [
        "await provePassword(userId, currentPassword, 'currentPassword')",
        '',
      ],
      'the owner is not told of a new password': [
        'return queueAccountMail(tx, passwordChangedNotice(user))',
        'return 0',
      ],
    },
  },
  {
    file: 'lib/identity/accounts.ts',
    tests: ['tests/api/auth-register.test.ts'],
    changes: {
      'a verified address is registered again': [
        'const unverified = { email, emailVerifiedAt: null, disabledAt: null }',
        'const unverified = { email, disabledAt: null }',
        { nth: 1, only: 'tells that an address has a verified account' },
      ],
      'any browser is the one that registered': [
        'mark !== null && browserHash === mark',
        'true',
        { only: 'signs nobody else in' },
      ],
      'sessions outlive a reset': [
        'await shutOut(tx, id)',
        '',
        { only: 'sets the password, ends every session' },
      ],
      'a reset link works twice': [
        "await consumeToken(token, 'RESET_PASSWORD', tx)",
        '',
        { only: 'sets one password by a link' },
      ],
      'a disabled account is verified into': [
        'mayEnter: !disabledAt && !twoStep?.enabledAt',
        'mayEnter: !twoStep?.enabledAt',
        { only: 'opens neither a disabled account' },
      ],
      'a link passes the second step': [
        'mayEnter: !disabledAt && !twoStep?.enabledAt',
        'mayEnter: !disabledAt',
        { only: 'opens neither a disabled account' },
      ],
      'a disabled account gets a link': [
        'if (!user || user.disabledAt) return null',
        'if (!user) return null',
        { only: 'sends neither to a disabled account' },
      ],
    },
  },
  {
    file: 'lib/identity/accounts.ts',
    tests: ['tests/api/account-takeover.test.ts'],
    changes: {
      'a link verifies without a password': [
        'if (!isRegistering && !newPassword)',
        'if (false)',
        { only: 'verifies nothing by itself' },
      ],
      'what a registrant set outlives a new password': [
        'if (passwordHash) await startOver',
        'if (false) await startOver',
        { only: 'makes the account theirs with a new password' },
      ],
      'foreign ways in outlive a reset': [
        'mailboxProvenAt ? 0 : await removeForeignWays(tx, id)',
        '0',
        { only: 'removes two-step sign-in and Gmail' },
      ],
    },
  },
  {
    file: 'lib/identity/tokens.ts',
    tests: ['tests/api/auth-register.test.ts'],
    changes: {
      'an expired link works': [
        '&& token.expiresAt > new Date()',
        '',
        { only: 'refuses an expired token, one for another purpose' },
      ],
      'a link for something else works': [
        'token.purpose === purpose &&',
        '',
        { only: 'refuses an expired token, one for another purpose' },
      ],
      'links are stored as they are': [
        'data: { hash: hashToken(secret), userId, purpose, expiresAt, browserHash }',
        'data: { hash: secret, userId, purpose, expiresAt, browserHash }',
        { only: 'verifies once, and only the hash' },
      ],
      'a verification link works for a week': [
        'VERIFY_EMAIL: 24',
        'VERIFY_EMAIL: 168',
        { only: 'gives a token a day' },
      ],
    },
  },
  {
    file: 'lib/identity/fresh-proof.ts',
    tests: ['tests/api/fresh-proof.test.ts'],
    changes: {
      'a proof lasts for ever': [
        '< PROOF_MINUTES * 60_000) return',
        '< Infinity) return',
        { only: 'change later only for whoever shows who they are' },
      ],
      'guesses at a mailed code are not counted': [
        "await countAttempt('password:account', String(userId))\n  const secret",
        'const secret',
        { only: 'has only the newest code' },
      ],
    },
  },
  {
    file: 'lib/identity/two-step.ts',
    tests: ['tests/api/two-step.test.ts'],
    changes: {
      'a set-up never runs out': [
        'row.startedAt.getTime() > Date.now() - SET_UP_TIME',
        'true',
        { only: 'runs out after an hour' },
      ],
      'any code confirms': [
        'if (step === null) throw wrongCode()',
        '',
        { only: 'is on once a code is confirmed' },
      ],
      'the password is not asked for': [
        "await provePassword(userId, password, 'password')",
        '',
        { only: 'asks for the password' },
      ],
    },
  },
  {
    file: 'lib/identity/second-step.ts',
    tests: ['tests/api/two-step-sign-in.test.ts'],
    changes: {
      'a code signs in twice': [
        'lastStep: { lt: step }',
        'lastStep: { lte: step }',
        { only: 'takes a code once' },
      ],
      'somebody else’s recovery code signs in': [
        'where: { userId, hash: hashRecoveryCode(code) }',
        'where: { hash: hashRecoveryCode(code) }',
        { only: 'takes nobody else’s recovery code' },
      ],
    },
  },
  {
    file: 'lib/identity/totp.ts',
    tests: ['tests/lib/auth/totp.test.ts'],
    changes: {
      'a code lasts for minutes': ['const WINDOW = 1', 'const WINDOW = 5'],
      'an early code is refused': ['const WINDOW = 1', 'const WINDOW = 0'],
      'a code belongs to another step': [
        'Math.floor(now / 1000 / PERIOD) + delta',
        'Math.floor(now / 1000 / PERIOD)',
      ],
      'a short secret': ['new Secret({ size: 20 })', 'new Secret({ size: 10 })'],
    },
  },
  {
    file: 'lib/platform/crypto/secret-box.ts',
    tests: ['tests/lib/auth/secret-box.test.ts'],
    changes: {
      'one key for all purposes': ['`secret-box ${purpose}`', '`secret-box`'],
      'the oldest key seals': [
        'const [version, secret] = secrets()[0]!\n  const nonce',
        'const [version, secret] = secrets().at(-1)!\n  const nonce',
      ],
    },
  },
  {
    file: 'lib/identity/rules/paths.ts',
    tests: ['tests/lib/auth/paths.test.ts'],
    changes: {
      'signing in leads to another host': ['!/^\\/(?![/\\\\])/.test(path) ||', ''],
      'a backslash leads to another host': [
        '/[\\\\\\u0000-\\u001f]/.test(path)',
        '/[\\u0000-\\u001f]/.test(path)',
      ],
      'visitors see pages of the app': ['if (!claims) {', 'if (false) {'],
      'newcomers skip onboarding': ["pathname !== '/onboarding' && !claims.onboarded", 'false'],
      'a neighbour plants a session': ["return path === '/' ? '__Host-' : '__Secure-'", "return '__Secure-'"],
      'a session of today under the former name': [
        'name !== formerSessionCookieName() || !claims.host',
        'true',
        { tests: ['tests/api/session-cookie.test.ts'], only: 'lets nobody plant' },
      ],
    },
  },
  {
    file: 'lib/actions/sign-in/sign-in.ts',
    tests: ['tests/api/auth-google.test.ts'],
    changes: {
      'Google links an address it did not verify': ['profile.email_verified !== true', 'false'],
      'a disabled account comes in by Google': [
        "return linked.disabledAt ? 'CredentialsSignin' : { id: linked.id }",
        'return { id: linked.id }',
      ],
    },
  },
  {
    file: 'lib/identity/unverified.ts',
    tests: ['tests/api/account-takeover.test.ts'],
    only: 'removes accounts that nobody verified within a week',
    changes: {
      'unverified accounts stay': ['const PATIENCE = 7', 'const PATIENCE = 70'],
    },
  },
  {
    file: 'lib/documents/moves/status-changes.ts',
    tests: ['tests/api/undo-status.test.ts'],
    changes: {
      'what is not the last change is undone': [
        'last?.type !== eventOf(moveFor(current.status, current), current) || from !== status',
        'false',
        { only: 'takes nothing back twice' },
      ],
      'an edited draft gets its old copy back': [
        ", 'STATUS_UNDONE', eventOf('edit', current)]",
        ", 'STATUS_UNDONE']",
        { only: 'does not bring an old copy back' },
      ],
    },
  },
  {
    file: 'lib/documents/moves/status-changes.ts',
    tests: ['tests/api/invoices.test.ts'],
    only: 'keeps seller and bill-to once issued',
    changes: {
      'an issued invoice follows the profile': [
        'return { frozen: { sellerSnapshot, billToSnapshot, logo: current.business.logo } }',
        'return {}',
      ],
      'a draft stays as it was issued': [
        'return { frozen: { sellerSnapshot: null, billToSnapshot: null, logo: null } }',
        'return {}',
      ],
    },
  },
]

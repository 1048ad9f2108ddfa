import {
  getBusinessPath,
  resolveBusinessPath,
  findRedirect,
  toSafeReturnPath,
  getSessionCookieName,
  getSessionEndedPath,
} from '@/lib/auth/rules/paths'

const at = (path: string) => new URL(path, 'http://localhost:3000')
const onboarded = { onboarded: true }
const newcomer = { onboarded: false }

describe('redirectFor', () => {
  it.each([
    ['/', null, '/login'],
    ['/invoices?status=PAID', null, '/login?callbackUrl=%2Finvoices%3Fstatus%3DPAID'],
    ['/invoices/edit/7', null, '/login?callbackUrl=%2Finvoices%2Fedit%2F7'],
    ['/onboarding', null, '/login?callbackUrl=%2Fonboarding'],
    ['/clients/3', newcomer, '/onboarding'],
    ['/account-deletion', null, '/login?callbackUrl=%2Faccount-deletion'],
    ['/account-deletion', onboarded, null],
    ['/onboarding', newcomer, null],
    ['/', onboarded, null],
    ['/onboarding', onboarded, null],
    ['/login', onboarded, '/'],
    ['/register', onboarded, '/'],
    ['/forgot-password', onboarded, '/'],
    ['/reset-password?token=x', onboarded, '/'],
    ['/verify-email?token=x', onboarded, '/'],
    // Somebody invited returns to the invitation, without a redirect loop.
    ['/login?callbackUrl=%2Finvitation%2Fabc', onboarded, '/invitation/abc'],
    ['/login?callbackUrl=%2Flogin%3Fx', onboarded, '/'],
    ['/login?callbackUrl=%2F%2Fevil.example', onboarded, '/'],
    ['/register?callbackUrl=%2Finvoices', onboarded, '/'],
    ['/login?callbackUrl=%2Finvitation%2Fabc', newcomer, null],
    ['/login?ended=1&callbackUrl=%2Finvitation%2Fabc', onboarded, null],
    ['/invitation/abc', null, null],
    ['/invitation/abc', newcomer, null],
    ['/invitation/abc', onboarded, null],
    ['/login', newcomer, null],
    ['/login', null, null],
    ['/landing', null, null],
    ['/register', null, null],
    ['/forgot-password', null, null],
    ['/reset-password?token=x', null, null],
    ['/verify-email?token=x', null, null],
    // A session that was ended elsewhere: the cookie is no longer valid.
    ['/login?ended=1', onboarded, null],
    ['/invoice/abc', null, null],
    ['/landing', onboarded, null],
    ['/invoicesque', null, null],
  ])('%s with %j redirects to %j', (path, claims, target) => {
    expect(findRedirect(at(path), claims)).toBe(target)
  })
})

describe('safeReturnPath', () => {
  it.each(['/', '/invoices', '/invoices?status=PAID#x', '/clients/7'])('accepts %s', (path) => {
    expect(toSafeReturnPath(path)).toBe(path)
  })
  it.each([
    undefined,
    null,
    '',
    'invoices',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/x\\y',
    'javascript:alert(1)',
    // A URL parser turns these into paths that start with `//`.
    '/..//evil.example/phish',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    '/%2E/%2e%2E//evil.example:8080/x?y=z',
    '/invoices/../..//evil.example',
    '/invoices/..//evil.example',
  ])('rejects %j', (path) => {
    expect(toSafeReturnPath(path)).toBe('/')
  })
  it('returns the path that a browser would open', () => {
    expect(toSafeReturnPath('/invoices/../clients/./7?x=1#y')).toBe('/clients/7?x=1#y')
  })
})

it('limits the session cookie to this host over https', () => {
  const before = process.env.NEXTAUTH_URL
  try {
    process.env.NEXTAUTH_URL = 'https://app.example.com'
    expect(getSessionCookieName()).toBe('__Host-next-auth.session-token')
    process.env.NEXTAUTH_URL = 'http://localhost:3000'
    expect(getSessionCookieName()).toBe('next-auth.session-token')
  } finally {
    process.env.NEXTAUTH_URL = before
  }
})

it.each([
  ['/invoices/create', '/login?ended=1&callbackUrl=%2Finvoices%2Fcreate'],
  ['/invoices?status=PAID', '/login?ended=1&callbackUrl=%2Finvoices%3Fstatus%3DPAID'],
  ['/', '/login?ended=1'],
  [null, '/login?ended=1'],
  ['//evil.example', '/login?ended=1'],
])('a user whose session ended at %p signs in at %s', (path, target) => {
  expect(getSessionEndedPath(path)).toBe(target)
})

describe('a path of a business', () => {
  it.each(['/', '/settings?tab=bank', '/invoices/7', '/invoices?status=sent&status=paid'])(
    'leads to %s again',
    (path) => {
      const { pathname, searchParams } = new URL(getBusinessPath(42, path), 'https://app.example')
      const [, , id, ...parts] = pathname.split('/').filter((part, at) => part || at === 0)
      const query: Record<string, string[]> = {}
      for (const [name, value] of searchParams) (query[name] ??= []).push(value)
      expect([pathname.startsWith('/businesses/42'), id]).toEqual([true, '42'])
      expect(resolveBusinessPath(parts, query)).toBe(path)
    },
  )

  it.each([
    ['login'],
    ['api', 'auth', 'me'],
    ['', 'evil.example'],
    ['businesses', '42'],
    ['onboarding'],
    ['..'],
    ['invoices', '..', '..', '', 'evil.example'],
    ['invoices', '%2e%2e', '', 'evil.example'],
    ['invoices', '..', 'businesses', '42'],
  ])('does not include %j', (...parts) => expect(resolveBusinessPath(parts, { tab: 'bank' })).toBe('/'))
})

import { encode, type JWT } from 'next-auth/jwt'
import { NextRequest } from 'next/server'
import { getSessionCookieName } from '@/lib/auth/rules/paths'
import { config, middleware } from '@/middleware'

async function visit(path: string, token?: Partial<JWT>, headers: Record<string, string> = {}) {
  const sealed = token && (await encode({ secret: process.env.NEXTAUTH_SECRET!, token: token as JWT }))
  const cookie = sealed ? { cookie: `${getSessionCookieName()}=${sealed}` } : undefined
  return middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { ...headers, ...cookie } }))
}
const target = (response: Response) => response.headers.get('location')
const signedIn = { sub: '1', sid: 'session', onboarded: true }

it('the middleware redirects visitors to sign in, for every kind of request', async () => {
  for (const headers of [
    {},
    { rsc: '1' },
    { 'next-router-prefetch': '1', purpose: 'prefetch' },
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'next-resume': '1' },
  ] as Record<string, string>[])
    expect(target(await visit('/invoices', undefined, headers))).toMatch(/\/login\?callbackUrl=%2Finvoices$/)
})

it('the middleware lets signed-in users pass, and newcomers to onboarding only', async () => {
  expect(target(await visit('/invoices', signedIn))).toBeNull()
  expect(target(await visit('/invoices', { ...signedIn, onboarded: false }))).toMatch(/\/onboarding$/)
  expect(target(await visit('/login', signedIn))).toBe('http://localhost:3000/')
})

it.each([
  '/invoices',
  '/..//evil.example/phish',
  '/invoices/../..//evil.example:8080/x?y=z',
  '/%2e%2e//evil.example',
])('the middleware keeps a signed-in user on this origin, with the return path %s', async (back) => {
  const location = target(await visit(`/login?callbackUrl=${encodeURIComponent(back)}`, signedIn))
  expect(location).toBe(`http://localhost:3000${back === '/invoices' ? back : '/'}`)
})

it('the middleware accepts a token only from the cookie, and only with a session', async () => {
  const token = await encode({ secret: process.env.NEXTAUTH_SECRET!, token: signedIn })
  expect(target(await visit('/', undefined, { authorization: `Bearer ${token}` }))).toMatch(/\/login$/)
  expect(target(await visit('/', { sub: '1', onboarded: true }))).toMatch(/\/login$/)
  expect(target(await visit('/', undefined, { cookie: `${getSessionCookieName()}=forged` }))).toMatch(
    /\/login$/,
  )
})

it('the middleware stores the mailbox key in an http-only cookie and removes it from the URL', async () => {
  const here = { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' }
  const address = '/dev/mailbox?to=a%2Bb%40example.com&key=a-mailbox-key-for-tests'
  const opened = await visit(address, undefined, here)
  expect(target(opened)).toBe('http://localhost:3000/dev/mailbox?to=a%2Bb%40example.com')
  expect(opened.headers.get('cache-control')).toBe('private, no-store')
  const cookie = opened.headers.get('set-cookie')!
  expect(cookie).toMatch(/^mailbox-key=a-mailbox-key-for-tests; Path=\/; /)
  for (const part of ['HttpOnly', 'SameSite=strict']) expect(cookie).toContain(part)
  for (const path of [
    '/dev/mailbox?key=wrong',
    '/dev/mailbox?key=',
    '/dev/mailbox',
    '/?key=a-mailbox-key-for-tests',
  ]) {
    const other = await visit(path, undefined, here)
    expect([path, other.headers.get('set-cookie')]).toEqual([path, null])
  }
  const elsewhere = [
    {},
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-real-ip': '203.0.113.7' },
    { host: 'sheaf.example' },
  ]
  for (const headers of elsewhere as Record<string, string>[]) {
    const sent = Object.keys(headers).length > 0 ? { ...here, ...headers } : {}
    expect((await visit(address, undefined, sent)).headers.get('set-cookie')).toBeNull()
  }
})

it('the middleware sends a policy with a new nonce with every response, including redirects', async () => {
  const nonces = new Set<string>()
  for (const response of [await visit('/landing'), await visit('/'), await visit('/', signedIn)]) {
    const policy = response.headers.get('content-security-policy')!
    const nonce = /'nonce-([^']+)'/.exec(policy)![1]!
    nonces.add(nonce)
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(part)
  }
  expect(nonces.size).toBe(3)
})

it('the middleware keeps private pages out of caches', async () => {
  for (const path of ['/', '/login', '/onboarding'])
    expect((await visit(path)).headers.get('cache-control')).toBe('private, no-store')
  expect((await visit('/landing')).headers.get('cache-control')).toBeNull()
})

it('the middleware runs for every path that may be a page, but not for the API or scripts', () => {
  const pattern = new RegExp(`^${config.matcher}$`)
  const pages = [
    '/',
    '/invoices/7.pdf',
    '/invoice/abc.def',
    '/dev/mailbox',
    '/apiary',
    '/nope.txt',
    '/_next/nope',
  ]
  for (const path of pages) expect([path, pattern.test(path)]).toEqual([path, true])
  for (const path of ['/api/auth/me', '/_next/static/chunk.js'])
    expect([path, pattern.test(path)]).toEqual([path, false])
})

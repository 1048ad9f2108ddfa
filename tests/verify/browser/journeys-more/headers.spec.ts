import { expect, test } from '@playwright/test'

const ANSWERS = [
  ...[
    '/login',
    '/',
    '/nope',
    '/nope.txt',
    '/favicon.ico',
    '/_next/nope',
    '/_next/image?url=x',
    '/icons/nope',
  ],
  ...[
    '/api/nope',
    '/api/auth/me',
    '/api/auth/providers',
    '/api/logos/nope',
    '/icon.svg',
    '/invoices/',
    '/a//b',
  ],
  ...['/api/logos/%ff', '/invoice/%ff', '/_next/static/nope.js', '/robots.txt'],
]

test('every response has the security headers', async ({ request }) => {
  for (const path of ANSWERS) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const headers = answer.headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(headers['referrer-policy'], path).toBeTruthy()
    expect(headers['x-powered-by'], path).toBeUndefined()
    expect(answer.status(), path).toBeLessThan(500)
  }
})

test('no page runs a script without the nonce of its own policy', async ({ request }) => {
  for (const path of ['/login', '/nope', '/nope.txt', '/_next/nope', '/icons/nope']) {
    // A nonce sent by the client is ignored.
    const answer = await request.get(path, {
      headers: { 'x-nonce': 'mine', 'content-security-policy': "script-src 'nonce-mine'" },
    })
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1]
    expect(nonce, path).toBeTruthy()
    expect(nonce).not.toBe('mine')
    const html = await answer.text()
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.length, path).toBeGreaterThan(0)
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
  }
})

test('an unknown API path answers with the API’s error format', async ({ request }) => {
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
    const answer = await request.fetch('/api/nope/at/all', { method })
    expect([method, answer.status(), await answer.json()]).toEqual([
      method,
      404,
      { message: 'Call not found', code: 'missing.call' },
    ])
  }
})

test('security.txt is where RFC 9116 requires it', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toMatch(
    /^Contact: \S+\nExpires: \S+\nCanonical: \S+\/\.well-known\/security\.txt\n/,
  )
})

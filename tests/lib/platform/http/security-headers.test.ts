import { PHASE_PRODUCTION_SERVER } from 'next/constants'

interface Rule {
  source: string
  headers: { key: string; value: string }[]
}
// Plain JavaScript without types.
const createConfig =
  jest.requireActual<(phase: string) => { poweredByHeader: boolean; headers(): Promise<Rule[]> }>(
    '@/next.config',
  )
const config = createConfig(PHASE_PRODUCTION_SERVER)

/** Returns the headers Next.js sends for a path; later rules win. */
async function headersOf(path: string): Promise<Record<string, string>> {
  const matching = (await config.headers()).filter(({ source }) => {
    const [start] = source.split('/:path*')
    return source.endsWith('/:path*') ? path.startsWith(start!) : path === source
  })
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  )
}

it.each(['/', '/login', '/nope', '/api/nope', '/_next/static/nope.js', '/invoice/abc', '/robots.txt'])(
  'protects the response at %s from sniffing, framing and downgrades',
  async (path) => {
    const headers = await headersOf(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['referrer-policy']).toBeTruthy()
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  },
)

it.each(['/invoice/abc', '/invitation/abc', '/api/public/invoice/abc', '/verify-email', '/reset-password'])(
  'keeps the secret URL %s out of search engines and referrers',
  async (path) => {
    const headers = await headersOf(path)
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['referrer-policy']).toBe('no-referrer')
  },
)

it.each(['/api/auth/me', '/_next/static/chunk.js'])(
  'lets no script run in the response at %s',
  async (path) => {
    expect((await headersOf(path))['content-security-policy']).toContain("default-src 'none'")
  },
)

it('a response reveals nothing about the server software', () => {
  expect(config.poweredByHeader).toBe(false)
})

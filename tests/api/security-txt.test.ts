export {}

const DAY = 24 * 60 * 60 * 1000

/** Returns the fields of security.txt with these settings, each with its values in order. */
async function read(settings: Record<string, string>) {
  const kept = { ...process.env }
  Object.assign(process.env, settings)
  try {
    let answer!: Response
    jest.isolateModules(() => {
      answer = (require('@/app/security.txt/route') as typeof import('@/app/security.txt/route')).GET()
    })
    const text = await answer.text()
    // Each line is an RFC 9116 field and is terminated.
    expect(text).toMatch(/^([A-Z][a-z]+(-[A-Z][a-z]+)?: \S+\n)+$/)
    const fields = text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string])
    expect(new Set(fields.map(([name]) => name)).size).toBe(fields.length)
    const type = answer.headers.get('content-type')!
    return Object.fromEntries([...fields, ['type', type]]) as Record<string, string>
  } finally {
    process.env = kept
  }
}

afterEach(() => jest.useRealTimers())

it('security.txt names the installation’s contact, under its configured URL', async () => {
  const settings = { NEXTAUTH_URL: 'https://invoices.example.com/', SECURITY_CONTACT: 'security@example.com' }
  expect(await read(settings)).toEqual({
    Contact: 'mailto:security@example.com',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    Canonical: 'https://invoices.example.com/.well-known/security.txt',
    Policy: 'https://invoices.example.com/security',
    'Preferred-Languages': 'en',
    type: 'text/plain; charset=utf-8',
  })
})

it('security.txt names the operator by default, else the page that says whom to contact', async () => {
  const form = 'https://example.com/report'
  expect(await read({ SECURITY_CONTACT: form, OPERATOR_EMAIL: 'op@example.com' })).toMatchObject({
    Contact: form,
  })
  expect(await read({ OPERATOR_EMAIL: 'op@example.com' })).toMatchObject({ Contact: 'mailto:op@example.com' })
  expect(await read({})).toMatchObject({ Contact: 'http://localhost:3000/contact' })
})

it.each(['2026-01-01T00:00:00Z', '2031-07-01T23:59:59Z'])(
  'security.txt is valid for months, whenever it is requested: %s',
  async (now) => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: ['nextTick', 'setImmediate'] })
    const left = Date.parse((await read({})).Expires!) - Date.parse(now)
    expect(left).toBeGreaterThan(170 * DAY)
    expect(left).toBeLessThan(365 * DAY)
  },
)

it.each([
  'security',
  'http://example.com',
  'javascript:alert(1)',
  'https://a b',
  'mailto:a@b.test\nExpires: x',
])('the security contact %j is rejected at the start', async (contact) => {
  await expect(read({ SECURITY_CONTACT: contact })).rejects.toThrow(/SECURITY_CONTACT: must be an email/)
})

import { withUsableReturn } from '@/lib/auth/return-address'

const mockJar = new Map<string, string>()
jest.mock('next/headers', () => ({
  cookies: async () => ({
    getAll: () => [...mockJar].map(([name, value]) => ({ name, value })),
    set: (name: string) => mockJar.delete(name),
  }),
}))

const ORIGIN = 'https://invoices.example.com'
const NAME = '__Secure-next-auth.callback-url'
const ask = (query: string, init?: RequestInit) =>
  withUsableReturn(new Request(`${ORIGIN}/api/auth/csrf${query}`, init))

it.each(['javascript:1', 'x', '%', 'http://[', 'data:,x'])(
  'drops %j, wherever it stands',
  async (address) => {
    mockJar.set(NAME, address).set('other', address)
    const asked = await ask(`?callbackUrl=${encodeURIComponent(address)}&a=1`, {
      method: 'POST',
      body: 'x=1',
    })
    expect(asked.url).toBe(`${ORIGIN}/api/auth/csrf?a=1`)
    expect([asked.method, await asked.text()]).toEqual(['POST', 'x=1'])
    expect([...mockJar.keys()]).toEqual(['other'])
  },
)

it('keeps addresses', async () => {
  const query = '?callbackUrl=%2Finvoices&callbackUrl=https%3A%2F%2Finvoices.example.com%2F'
  mockJar.set(NAME, `${ORIGIN}/clients`)
  expect((await ask(query)).url).toBe(`${ORIGIN}/api/auth/csrf${query}`)
  expect(mockJar.get(NAME)).toBe(`${ORIGIN}/clients`)
})

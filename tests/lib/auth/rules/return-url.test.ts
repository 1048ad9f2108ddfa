import { dropInvalidReturnUrls } from '@/lib/auth/rules/return-url'
import { Browser } from '@/tests/factories/browser'

const browser = new Browser()

const ORIGIN = 'https://invoices.example.com'
const NAME = '__Secure-next-auth.callback-url'
const ask = (query: string, init?: RequestInit) => {
  const request = new Request(`${ORIGIN}/api/auth/csrf${query}`, init)
  return browser.asking(request.headers, () => dropInvalidReturnUrls(request))
}

it.each(['javascript:1', 'x', '%', 'http://[', 'data:,x'])('drops %j at any position', async (address) => {
  browser.cookies.set(NAME, address).set('other', address)
  const asked = await ask(`?callbackUrl=${encodeURIComponent(address)}&a=1`, {
    method: 'POST',
    body: 'x=1',
  })
  expect(asked.url).toBe(`${ORIGIN}/api/auth/csrf?a=1`)
  expect([asked.method, await asked.text()]).toEqual(['POST', 'x=1'])
  expect([...browser.cookies.keys()]).toEqual(['other'])
})

it('the return URL keeps email addresses', async () => {
  const query = '?callbackUrl=%2Finvoices&callbackUrl=https%3A%2F%2Finvoices.example.com%2F'
  browser.cookies.set(NAME, `${ORIGIN}/clients`)
  expect((await ask(query)).url).toBe(`${ORIGIN}/api/auth/csrf${query}`)
  expect(browser.cookies.get(NAME)).toBe(`${ORIGIN}/clients`)
})

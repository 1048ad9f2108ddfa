import { formatDeviceName } from '@/lib/auth/sessions/signed-in-devices'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

it.each([
  [CHROME, 'Chrome on Windows'],
  [IPHONE, 'Safari on iOS'],
  ['curl/8.5.0', 'Unknown browser'],
  ['', 'Unknown browser'],
  [null, 'Unknown browser'],
])('the session list formats the browser as %p', (userAgent, name) => {
  expect(formatDeviceName(userAgent)).toBe(name)
})

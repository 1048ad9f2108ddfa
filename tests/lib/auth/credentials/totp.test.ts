import {
  hashRecoveryCode,
  generateSecret,
  renderQrCode,
  findTimeStep,
} from '@/lib/auth/credentials/second-step'

// RFC 6238, appendix B: the shared secret "12345678901234567890", the last six of its eight digits.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => seconds * 1000

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('two-step sign-in computes the code that RFC 6238 lists for second %d', (seconds, code) => {
  expect(findTimeStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

it('two-step sign-in accepts a code one step early or late, and returns its step', () => {
  const [second, step] = [1234567890, 41152263]
  for (const drift of [-30, 0, 30]) expect(findTimeStep(SECRET, '005924', at(second + drift))).toBe(step)
  for (const drift of [-60, 60]) expect(findTimeStep(SECRET, '005924', at(second + drift))).toBeNull()
})

it('two-step sign-in rejects other codes and other lengths', () => {
  for (const code of ['005925', '05924', '0005924', '', 'abcdef'])
    expect(findTimeStep(SECRET, code, at(1234567890))).toBeNull()
})

it('two-step sign-in generates a new secret of 160 bits each time', () => {
  const secrets = new Set(Array.from({ length: 50 }, generateSecret))
  expect(secrets.size).toBe(50)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

it('two-step sign-in renders a QR code without foreign markup', () => {
  const picture = renderQrCode(SECRET, '"><script>@example.com')
  expect(picture).toMatch(/^<svg [^<>]*>(<(rect|path) [^<>]*\/>)+<\/svg>$/)
})

it('two-step sign-in recognises a recovery code however it is typed', () => {
  const hash = hashRecoveryCode('01ab-cdef-ghjk-mnpq')
  for (const typed of ['OLAB CDEF GHJK MNPQ', 'oiabcdefghjkmnpq', ' 01AB-CDEF-GHJK-MNPQ\n'])
    expect(hashRecoveryCode(typed)).toBe(hash)
  expect(hashRecoveryCode('01ab-cdef-ghjk-mnpr')).not.toBe(hash)
})

import { isIban } from '@/lib/presend-check/pay-rules'

it.each([
  ['GB82WEST12345698765432', true],
  ['gb82 west 1234 5698 7654 32', true],
  ['DE89-3704.0044 0532 0130 00', true],
  ['CH93 0076 2011 6238 5295 7', true],
  ['NO93 8601 1117 947', true],
  ['SN08 SN01 0015 2000 0485 0000 3035', true],
  // A wrong digit.
  ['GB82 WEST 1234 5698 7654 33', false],
  // Valid check digits, but a wrong length or a country without IBANs.
  ['DE03 1234 5678 9012 345', false],
  ['US42 1234 5678 9012 3456 78', false],
  ['GB82', false],
  ['', false],
])('the pre-send check validates %j as an IBAN: %p', (text, expected) => {
  expect(isIban(text)).toBe(expected)
})

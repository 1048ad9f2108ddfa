import { findBankNumberProblem, type BankNumberKind } from '@/lib/core/countries/bank-numbers'

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
  ['GB00 XXXX', false],
])('%j is an IBAN: %p', (text, isIban) => {
  expect(findBankNumberProblem('iban', 'GB', text)).toEqual(isIban ? null : { reason: 'checkDigits' })
})

it.each<[string, BankNumberKind, string]>([
  ['UK', 'accountNumber', '3192 6819'],
  ['GB', 'sortCode', '20-48-59'],
  ['US', 'sortCode', '021000021'],
  ['US', 'accountNumber', '12345'],
  ['AU', 'sortCode', '012-345'],
  ['CA', 'sortCode', '12345-678'],
  ['CA', 'sortCode', '067812345'],
  ['IN', 'sortCode', 'hdfc0000123'],
  ['ZA', 'sortCode', '250655'],
  // No rules are known.
  ['KE', 'sortCode', '1'],
  ['DE', 'accountNumber', '1'],
  ['', 'accountNumber', '1'],
  ['GB', 'swiftCode', 'westgb2l'],
  ['GB', 'swiftCode', 'DEUT DE FF 500'],
  // Not filled in.
  ['GB', 'iban', ' '],
  ['GB', 'accountNumber', ''],
])('in %j the %s %j is fine', (country, kind, number) => {
  expect(findBankNumberProblem(kind, country, number)).toBeNull()
})

it.each<[string, BankNumberKind, string, string]>([
  ['GB', 'accountNumber', '12345', '31926819'],
  ['GB', 'accountNumber', '1234567A', '31926819'],
  ['UK', 'sortCode', '2048', '12-34-56'],
  ['US', 'sortCode', '02100002', '021000021'],
  ['AU', 'sortCode', '01234', '012-345'],
  ['CA', 'sortCode', '123456789', '12345-678'],
  ['IN', 'sortCode', 'HDFC1000123', 'HDFC0000123'],
  ['ZA', 'sortCode', '25065', '250655'],
  ['GB', 'swiftCode', 'WEST', 'WESTGB2L'],
  ['GB', 'swiftCode', 'WESTGB2LX', 'WESTGB2L'],
])('in %j the %s %j has another form than %j', (country, kind, number, example) => {
  expect(findBankNumberProblem(kind, country, number)).toEqual({ reason: 'format', example })
})

it('a routing number with a wrong digit is recognised by its checksum', () => {
  expect(findBankNumberProblem('sortCode', 'US', '021000022')).toEqual({ reason: 'checkDigits' })
})

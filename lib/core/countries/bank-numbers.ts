import { isValidBIC, isValidIBAN } from 'ibantools'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { getOwnProperty } from '@/lib/core/object'

export type BankNumberKind = 'accountNumber' | 'sortCode' | 'iban' | 'swiftCode'

export type BankNumberProblem = { reason: 'format'; example: string } | { reason: 'checkDigits' }

interface Rule {
  /** Of the number without spaces and punctuation, in capitals. */
  format: RegExp
  example: string
  hasValidDigits?: (number: string) => boolean
}

/** ABA routing number: the digits weighted 3, 7, 1 come to a multiple of 10. */
const isRoutingNumber = (number: string): boolean =>
  [...number].reduce((sum, digit, index) => sum + Number(digit) * [3, 7, 1][index % 3]!, 0) % 10 === 0

const SIX_DIGITS = /^\d{6}$/

/** Rules of account number and sort code by country, where the length is fixed. */
const DOMESTIC: Record<string, Partial<Record<BankNumberKind, Rule>>> = {
  GB: {
    accountNumber: { format: /^\d{8}$/, example: '31926819' },
    sortCode: { format: SIX_DIGITS, example: '12-34-56' },
  },
  US: { sortCode: { format: /^\d{9}$/, example: '021000021', hasValidDigits: isRoutingNumber } },
  // BSB.
  AU: { sortCode: { format: SIX_DIGITS, example: '012-345' } },
  // Transit and institution, or both in the order of electronic payments with a leading 0.
  CA: { sortCode: { format: /^(\d{8}|0\d{8})$/, example: '12345-678' } },
  // IFSC.
  IN: { sortCode: { format: /^[A-Z]{4}0[A-Z\d]{6}$/, example: 'HDFC0000123' } },
  // Branch code.
  ZA: { sortCode: { format: SIX_DIGITS, example: '250655' } },
}

const SWIFT_EXAMPLE = 'WESTGB2L'

const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-–/]/g, '')

/**
 * True for an IBAN with a known country and valid length, form and check digits (ISO 13616 and its registry), including
 * national check digits where they exist. Ignores case, spaces and punctuation.
 */
export const isIban = (text: string): boolean => isValidIBAN(normalize(text))

/**
 * Returns what is wrong with a bank number, null if nothing is, or if no rules are known for the country.
 * @param country of the business, ISO 3166-1 alpha-2, or `UK`
 */
export function findBankNumberProblem(
  kind: BankNumberKind,
  country: string | null | undefined,
  text: string,
): BankNumberProblem | null {
  const number = normalize(text)
  if (!number) return null
  if (kind === 'iban') return isIban(number) ? null : { reason: 'checkDigits' }
  if (kind === 'swiftCode') return isValidBIC(number) ? null : { reason: 'format', example: SWIFT_EXAMPLE }
  const rule = getOwnProperty(DOMESTIC, toIsoCountry(country) ?? '')?.[kind]
  if (!rule) return null
  if (!rule.format.test(number)) return { reason: 'format', example: rule.example }
  return rule.hasValidDigits?.(number) === false ? { reason: 'checkDigits' } : null
}

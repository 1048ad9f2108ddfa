import { formatPlain } from '@/lib/core/money'
import type { DecimalSign } from '@/lib/core/reader-locale'

/** A currency before or after an amount: a symbol (`€`, `US$`), an ISO 4217 code, or a local abbreviation. */
const CURRENCY = String.raw`(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|S?[Ff]r\.?|kr\.?|zł|Kč|Ft|lei|円|元)`
const CURRENCY_BEFORE = new RegExp(`^([+-]?)${CURRENCY}(?=[\\d.,+-])`, 'u')
const CURRENCY_AFTER = new RegExp(`(?<=[\\d.,])${CURRENCY}$`, 'u')

/** Removes spaces and apostrophes that group digits, and normalises the typographic minus. */
const stripSpaces = (text: string) => text.replace(/[\s'’_]/g, '').replace('−', '-')

const stripCurrency = (text: string) =>
  stripSpaces(text).replace(CURRENCY_BEFORE, '$1').replace(CURRENCY_AFTER, '')

/**
 * Parses a typed number: comma or point as the decimal separator; spaces, apostrophes or the other one between
 * thousands (`1 234,50`, `1,234.50` and `1.234,50` are all 1234.5). An ambiguous one such as `1.500` is read by the
 * user's decimal separator. Undefined for empty text, NaN for text that is not a number.
 */
export function parseNumber(text: string, sign: DecimalSign): number | undefined {
  const bare = stripSpaces(text)
  if (!bare) return undefined
  const plain = normalizeSigns(bare, sign)
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN
}

/** Parses a typed amount, with or without its currency: `€ 1.234,56`, `1,234.56 USD`. @see parseNumber */
export const parseAmount = (text: string, sign: DecimalSign): number | undefined =>
  parseNumber(stripCurrency(text), sign)

/**
 * Parses a percentage, with or without its sign: `19 %`. A lone comma or point is the decimal separator, since no
 * percentage has thousands.
 */
export function parsePercent(text: string): number | undefined {
  const bare = stripSpaces(text).replace(/^%|%$/, '')
  return parseNumber(bare, bare.includes('.') ? '.' : ',')
}

/** Parses a whole number; NaN for anything else. Comma and point can only group digits here. */
export function parseCount(text: string): number | undefined {
  const count = parseNumber(text, text.includes('.') ? ',' : '.')
  return count === undefined || Number.isInteger(count) ? count : NaN
}

/** True if a number's value depends on the decimal separator, as with `1.500` and `1,500`. */
export const isAmbiguous = (text: string): boolean => /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(stripCurrency(text))

/** Formats a number with the user's decimal separator and no grouping. */
export const formatDecimal = (value: number, sign: DecimalSign): string =>
  formatPlain(value).replace('.', sign)

/** Normalises to a point for decimals and no grouping. */
function normalizeSigns(text: string, sign: DecimalSign): string {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma < 0 && point < 0) return text
  if (comma >= 0 && point >= 0) {
    // The last separator is the decimal one; the other only groups.
    const [decimal, group] = comma > point ? [',', '.'] : ['.', ',']
    return isGrouped(text.slice(0, Math.max(comma, point)), group)
      ? text.replaceAll(group, '').replace(decimal, '.')
      : text
  }
  const separator = comma >= 0 ? ',' : '.'
  const isRepeated = text.indexOf(separator) !== text.lastIndexOf(separator)
  return (isRepeated || separator !== sign) && isGrouped(text, separator)
    ? text.replaceAll(separator, '')
    : text.replace(separator, '.')
}

/** True for `1,234,567`: a first group of one to three digits without a leading zero, then groups of three. */
const isGrouped = (text: string, group: string): boolean => {
  const [first = '', ...rest] = text.replace(/^[+-]/, '').split(group)
  return /^[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((digits) => /^\d{3}$/.test(digits))
}

/** An amount this many times smaller than expected suggests a misread decimal separator. */
const SUSPICIOUS_FACTOR = 100

interface Context {
  sign: DecimalSign
  currency: string
  /** Expected amount, if known (the balance due). */
  expected?: number
  /** Formats an amount for the reader. */
  format: (amount: number, currency: string) => string
}

/**
 * Returns how an input was interpreted (`= €1,500.00`) if it is ambiguous or far below the expected amount; else null.
 */
export function formatInterpretedAmount(
  text: string,
  { sign, currency, expected = 0, format }: Context,
): string | null {
  const amount = parseAmount(text, sign)
  if (amount === undefined || !Number.isFinite(amount)) return null
  const isFarBelow = amount > 0 && amount * SUSPICIOUS_FACTOR < expected
  return isAmbiguous(text) || isFarBelow ? `= ${format(amount, currency)}` : null
}

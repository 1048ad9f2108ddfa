import type { DecimalSign } from './decimal-sign'

/** A currency at either end of an amount: a sign (`€`, `US$`), an ISO 4217 code, or what a country writes instead. */
const CURRENCY = String.raw`(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|S?[Ff]r\.?|kr\.?|zł|Kč|Ft|lei|円|元)`
const CURRENCY_BEFORE = new RegExp(`^([+-]?)${CURRENCY}(?=[\\d.,+-])`, 'u')
const CURRENCY_BEHIND = new RegExp(`(?<=[\\d.,])${CURRENCY}$`, 'u')

/** Removes spaces and apostrophes that group digits, and normalises the typographic minus. */
const stripSpaces = (text: string) => text.replace(/[\s'’_]/g, '').replace('−', '-')

const stripCurrency = (text: string) =>
  stripSpaces(text).replace(CURRENCY_BEFORE, '$1').replace(CURRENCY_BEHIND, '')

/**
 * Parses a number as people type it: comma or point for decimals, spaces, apostrophes or the other sign between thousands
 * (`1 234,50`, `1,234.50` and `1.234,50` are all 1234.5). An ambiguous one such as `1.500` is read by the user's decimal sign. Undefined
 * for empty text, NaN for text that is not a number.
 */
export function parseNumber(text: string, sign: DecimalSign): number | undefined {
  const bare = stripSpaces(text)
  if (!bare) return undefined
  const plain = normalizeSigns(bare, sign)
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN
}

/** An amount as people type it, with or without its currency: `€ 1.234,56`, `1,234.56 USD`. @see parseNumber */
export const parseAmount = (text: string, sign: DecimalSign): number | undefined =>
  parseNumber(stripCurrency(text), sign)

/** A percentage, with or without its sign: `19 %`. A lone comma or point is its decimal sign, since none has thousands. */
export function parsePercent(text: string): number | undefined {
  const bare = stripSpaces(text).replace(/^%|%$/, '')
  return parseNumber(bare, bare.includes('.') ? '.' : ',')
}

/** Parses a whole number, or NaN. Both signs can only group digits here. */
export function parseCount(text: string): number | undefined {
  const count = parseNumber(text, text.includes('.') ? ',' : '.')
  return count === undefined || Number.isInteger(count) ? count : NaN
}

/** Whether a number depends on the decimal sign: `1.500` and `1,500` do. */
export const isAmbiguous = (text: string): boolean => /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(stripCurrency(text))

/** Formats a number with the user's decimal sign and no grouping. */
export const formatDecimal = (value: number, sign: DecimalSign): string => String(value).replace('.', sign)

/** The same text with a point for decimals and nothing between thousands. */
function normalizeSigns(text: string, sign: DecimalSign): string {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma < 0 && point < 0) return text
  if (comma >= 0 && point >= 0) {
    // The sign that comes last is the decimal one; the other only groups.
    const [decimal, group] = comma > point ? [',', '.'] : ['.', ',']
    return isGrouped(text.slice(0, Math.max(comma, point)), group)
      ? text.replaceAll(group, '').replace(decimal, '.')
      : text
  }
  const used = comma >= 0 ? ',' : '.'
  const isRepeated = text.indexOf(used) !== text.lastIndexOf(used)
  return (isRepeated || used !== sign) && isGrouped(text, used)
    ? text.replaceAll(used, '')
    : text.replace(used, '.')
}

/** `1,234,567`: a first group of one to three digits, no leading zero, then groups of three. */
const isGrouped = (text: string, group: string): boolean => {
  const [first = '', ...rest] = text.replace(/^[+-]/, '').split(group)
  return /^[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((digits) => /^\d{3}$/.test(digits))
}

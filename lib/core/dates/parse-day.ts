import { utc } from '@date-fns/utc'
import { format, isValid, parse } from 'date-fns'
import { toDate, toDay, type Day, isDay } from './'
import type { DatePattern } from '@/lib/core/reader-locale'

// date-fns maps a two-digit year to within 50 years of the reference date: 2000 to 2099 here.
const REFERENCE = toDate('2050-01-01')

/**
 * Parses a typed date in the order of `pattern` or as ISO 8601, with or without leading zeros and with any usual
 * separator; six or eight digits need none. A two-digit year is in the 21st century. Returns null for text that is not
 * a date.
 */
export function parseDay(text: string, pattern: DatePattern): Day | null {
  const typed = text
    .trim()
    .replace(/[\s./-]+/g, '-')
    .replace(/-$/, '')
  const date = listPatterns(typed, pattern)
    .map((letters) => parse(typed, letters, REFERENCE, { in: utc }))
    .find(isValid)
  return date ? toDay(date) : null
}

/** Lists the patterns that a typed date may have. */
function listPatterns(typed: string, pattern: DatePattern): string[] {
  const digits = pattern.replace(/\W/g, '')
  if (/^\d{8}$/.test(typed)) return [digits, 'yyyyMMdd']
  if (/^\d{6}$/.test(typed)) return [digits.replace('yyyy', 'yy')]
  const separated = pattern.replace('dd', 'd').replace('MM', 'M').replace(/\W/g, '-')
  const hasFullYear = /(^|-)\d{4}(-|$)/.test(typed)
  return hasFullYear ? ['yyyy-M-d', separated] : [separated.replace('yyyy', 'yy')]
}

/** Formats a day with the reader's pattern; returns any other text unchanged. */
export const formatTypedDay = (day: Day, pattern: DatePattern): string =>
  isDay(day) ? format(toDate(day), pattern) : day

import type { Day } from '@/lib/core/dates'
import { matchesContext, MAX_NUMBER_LENGTH, parseDocumentNumber, type ParsedNumber } from './pattern'

// How a pattern is found for somebody who has chosen none. What was there before patterns was looked at once, with all its
// numbers, by the migration number_ledger.

/** A run of digits that reads as a year. */
const YEAR = /^(19|20)\d\d$/
/** Digits that a counter holds (`MAX_COUNT`). */
const DIGITS = 15

/**
 * The pattern that a first number begins, and how far it has counted: the last run of digits counts, unless it reads as a year
 * and another one doesn't. Everything else stays as it stands. Null for a number that no pattern can say.
 */
export function inferPattern(number: string): { pattern: string; count: number } | null {
  if (/[{}]/.test(number)) return null
  const runs = [...number.matchAll(/\d+/g)]
  const run = runs.findLast(([digits]) => !YEAR.test(digits)) ?? runs.at(-1)
  if (!run) return toInferred(`${number}-{0}`, 1)
  const digits = run[0].slice(-DIGITS)
  const start = run.index + run[0].length - digits.length
  const zeros = digits.startsWith('0') ? digits.length : 1
  const pattern = `${number.slice(0, start)}{${'0'.repeat(zeros)}}${number.slice(start + digits.length)}`
  return toInferred(pattern, Number(digits))
}

const toInferred = (pattern: string, count: number) =>
  pattern.length <= MAX_NUMBER_LENGTH + DIGITS ? { pattern, count } : null

const YEAR_IN_TEXT = /(?<![\d{])(?:19|20)\d\d(?!\d)/

/** A pattern with the year that stands in it as text following the issue date; null where there is none, or one that does already. */
export function addYearPlaceholder(pattern: string): { pattern: string; year: string } | null {
  if (/\{YY(YY)?\}/.test(pattern)) return null
  const year = YEAR_IN_TEXT.exec(pattern)?.[0]
  return year ? { pattern: pattern.replace(YEAR_IN_TEXT, '{YYYY}'), year } : null
}

/**
 * What a number teaches that doesn't fit the pattern: after `2026/041`, a `2027/001` dated 2027 says that what stood there is the
 * year. Null where it teaches nothing.
 */
export function inferYear(
  pattern: string,
  number: string,
  day: Day,
): { pattern: string; year: string; reading: ParsedNumber } | null {
  const dated = parseDocumentNumber(pattern, number) ? null : addYearPlaceholder(pattern)
  const reading = dated && parseDocumentNumber(dated.pattern, number)
  return reading && matchesContext(reading, { day, client: '' }) ? { ...dated, reading } : null
}

import type { Day } from '@/lib/core/dates'
import { matchesContext, MAX_NUMBER_LENGTH, parseDocumentNumber, type ParsedNumber } from './pattern'

// Infers the pattern of a business that has chosen none. The migration number_ledger analysed the numbers that
// existed before patterns did, all of a business at once.

const YEAR = /^(19|20)\d\d$/
/** Digits of `MAX_COUNT`. */
const DIGITS = 15

/**
 * Infers the pattern and count of a first number. The last run of digits is the counter, preferably one that doesn't
 * read as a year; without digits, a counter is appended. Everything else stays literal. Null if no pattern can
 * describe the number: it contains braces or is too long.
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

/** Replaces the literal year in a pattern with `{YYYY}`. Null if there is none or the pattern already has a year. */
export function addYearPlaceholder(pattern: string): { pattern: string; year: string } | null {
  if (/\{YY(YY)?\}/.test(pattern)) return null
  const year = YEAR_IN_TEXT.exec(pattern)?.[0]
  return year ? { pattern: pattern.replace(YEAR_IN_TEXT, '{YYYY}'), year } : null
}

/**
 * Infers from a number that doesn't match the pattern that the pattern's literal year is the issue year: `2027/001`
 * dated 2027 after `2026/041`. Null if it isn't.
 */
export function inferYear(
  pattern: string,
  number: string,
  day: Day,
): { pattern: string; year: string; reading: ParsedNumber } | null {
  const withYear = parseDocumentNumber(pattern, number) ? null : addYearPlaceholder(pattern)
  const reading = withYear && parseDocumentNumber(withYear.pattern, number)
  return reading && matchesContext(reading, { day, client: '' }) ? { ...withYear, reading } : null
}

import type { Day } from '@/lib/core/dates'
import { fieldMessage } from '@/lib/core/validation/field-message'
import { expandKind, getDefaultPattern, type NumberedKind } from './numbered-kinds'

/**
 * Maximum length of a document number. A pattern may be longer, because placeholders can be longer than their values.
 */
export const MAX_NUMBER_LENGTH = 50
export const MAX_PATTERN_LENGTH = 60
/** Largest count; a JSON number still represents it exactly. */
export const MAX_COUNT = 999_999_999_999_999

/** Digits of `MAX_COUNT`. */
const MAX_DIGITS = 15

/** Intervals after which a counter restarts at 1. */
export const RESET_INTERVALS = ['NEVER', 'YEARLY', 'MONTHLY'] as const
export type ResetInterval = (typeof RESET_INTERVALS)[number]

/** Values besides the count that a number can contain: issue date and client name. */
export interface NumberContext {
  day: Day
  client: string
}

/** Values read from a number that matches a pattern. */
export interface ParsedNumber {
  count: number
  /**
   * Identifies consecutive numbers: the number in lower case, with the count as `{n}`. The client is replaced by its
   * placeholder, and so are a year and month on which the counter doesn't reset.
   */
  sequenceKey: string
  /** Digits as printed: four or two. */
  year?: string
  month?: string
  client?: string
}

type Token = 'YYYY' | 'YY' | 'MM' | 'CLIENT'
type PatternPart = { text: string } | { token: Token } | { zeros: number }

/** Placeholders. `{0000}` is a counter padded to four digits; `{N:4}` is an alias of it, and `{N}` of `{0}`. */
const TOKENS = /\{(YYYY|YY|MM|CLIENT|0{1,15}|N(?::(?:[1-9]|1[0-5]))?)\}/
const CLIENT_LETTERS = 4
/** Counter digits assumed when a pattern's maximum length is checked. */
const COUNTER_WIDTH = 9

interface CompiledPattern {
  parts: PatternPart[]
  matches: RegExp
}

/** Cache of compiled patterns: the number check parses hundreds of numbers with the same one. */
const compiledPatterns = new Map<string, CompiledPattern>()
const MAX_COMPILED = 100

function compilePattern(pattern: string): CompiledPattern {
  const cached = compiledPatterns.get(pattern)
  if (cached) return cached
  const parts = pattern.split(TOKENS).flatMap((text, index): PatternPart[] => {
    if (index % 2 === 0) return text ? [{ text }] : []
    if (text.startsWith('0')) return [{ zeros: text.length }]
    return [text.startsWith('N') ? { zeros: Number(text.slice(2) || 1) } : { token: text as Token }]
  })
  if (compiledPatterns.size >= MAX_COMPILED) compiledPatterns.clear()
  const compiled = { parts, matches: buildMatcher(parts) }
  compiledPatterns.set(pattern, compiled)
  return compiled
}

const listPatternParts = (pattern: string): PatternPart[] => compilePattern(pattern).parts

const COUNTER = '{0}'

const getPartName = (part: PatternPart): string | null =>
  'token' in part ? `{${part.token}}` : 'zeros' in part ? COUNTER : null

/** Returns the client code in a number: the first letters of the name, or `X` if it has none. */
export function toClientCode(title: string): string {
  const letters = title.toUpperCase().match(/\p{L}/gu) ?? []
  return letters.slice(0, CLIENT_LETTERS).join('') || 'X'
}

/** Formats a count with a pattern. The count is zero-padded to the counter's width and may be wider. */
export function formatDocumentNumber(pattern: string, { day, client }: NumberContext, count: number): string {
  const values: Record<Token, string> = {
    YYYY: day.slice(0, 4),
    YY: day.slice(2, 4),
    MM: day.slice(5, 7),
    CLIENT: toClientCode(client),
  }
  return listPatternParts(pattern)
    .map((part) => {
      if ('text' in part) return part.text
      return 'token' in part ? values[part.token] : String(count).padStart(part.zeros, '0')
    })
    .join('')
}

const MATCHES: Record<Token, string> = {
  YYYY: '(\\d{4})',
  YY: '(\\d{2})',
  MM: '(0[1-9]|1[0-2])',
  CLIENT: `(\\p{L}{1,${CLIENT_LETTERS}})`,
}

function buildMatcher(parts: PatternPart[]): RegExp {
  const source = parts.map((part) => {
    if ('text' in part) return part.text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    return 'token' in part ? MATCHES[part.token] : toDigitsPattern(part.zeros)
  })
  return new RegExp(`^${source.join('')}$`, 'iu')
}

/** Matches a count with at least this many digits. */
const toDigitsPattern = (zeros: number): string =>
  zeros < MAX_DIGITS ? `(\\d{${zeros}}|[1-9]\\d{${zeros},${MAX_DIGITS - 1}})` : `(\\d{${zeros}})`

/** Placeholders whose value starts a new series, by reset interval. */
const SPLITS: Record<ResetInterval, readonly Token[]> = {
  NEVER: [],
  YEARLY: ['YYYY', 'YY'],
  MONTHLY: ['YYYY', 'YY', 'MM'],
}

/**
 * Parses a number with a pattern, ignoring case; null if it doesn't match.
 * @param resets interval that separates series; by default each year and month is its own
 */
export function parseDocumentNumber(
  pattern: string,
  number: string,
  resets: ResetInterval = 'MONTHLY',
): ParsedNumber | null {
  const { parts, matches } = compilePattern(pattern)
  const match = matches.exec(number)
  if (!match) return null
  const reading: ParsedNumber = { count: NaN, sequenceKey: '' }
  let series = ''
  let group = 0
  for (const part of parts) {
    if ('text' in part) series += part.text
    else {
      const value = match[++group]!
      if ('zeros' in part) reading.count = Number(value)
      else if (part.token === 'YYYY' || part.token === 'YY') reading.year = value
      else if (part.token === 'MM') reading.month = value
      else if (part.token === 'CLIENT') reading.client = value
      series += 'zeros' in part ? '{n}' : SPLITS[resets].includes(part.token) ? value : `{${part.token}}`
    }
  }
  reading.sequenceKey = series.toLowerCase()
  return Number.isNaN(reading.count) ? null : reading
}

/** True if the pattern formats exactly this number for a document dated `day`. */
export function producesNumber(pattern: string, number: string, day: Day): boolean {
  const reading = parseDocumentNumber(pattern, number)
  return reading !== null && formatDocumentNumber(pattern, { day, client: '' }, reading.count) === number
}

/** True if the year, month and client in a number are those of the document. */
export function matchesContext({ year, month, client }: ParsedNumber, context: NumberContext): boolean {
  return (
    (year === undefined || context.day.slice(0, 4).endsWith(year)) &&
    (month === undefined || month === context.day.slice(5, 7)) &&
    (client === undefined || client.toUpperCase() === toClientCode(context.client))
  )
}

/** True if a number matches the pattern but contains another year, month or client than the document's. */
export function contradictsContext(pattern: string, number: string, context: NumberContext): boolean {
  const reading = parseDocumentNumber(pattern, number)
  return reading !== null && !matchesContext(reading, context)
}

/** Returns the counter period of a day: `2026`, `2026-11`, or empty if the counter never resets. */
export function getPeriod(resets: ResetInterval, day: Day): string {
  return { NEVER: '', YEARLY: day.slice(0, 4), MONTHLY: day.slice(0, 7) }[resets]
}

/** Returns the counter period of a number: from the year and month in it, otherwise from the day. */
export function getPeriodOfNumber(resets: ResetInterval, { year, month }: ParsedNumber, day: Day): string {
  const fullYear = year && day.slice(0, 4 - year.length) + year
  return getPeriod(resets, `${fullYear ?? day.slice(0, 4)}-${month ?? day.slice(5, 7)}-01`)
}

/** Returns the highest count that fits `MAX_NUMBER_LENGTH`; 0 if none does. */
function getMaxCount(pattern: string, context: NumberContext): number {
  const zeros = listPatternParts(pattern).reduce((sum, part) => ('zeros' in part ? part.zeros : sum), 0)
  const room = MAX_NUMBER_LENGTH - formatDocumentNumber(pattern, context, 0).length + zeros
  return room < zeros ? 0 : Math.min(MAX_COUNT, 10 ** Math.min(room, MAX_DIGITS) - 1)
}

/**
 * Lists the numbers of a series after a count, in order. Beyond the pattern's highest count it goes on with the
 * default pattern, from 1.
 * @param last last assigned count
 */
export function listNumbersAfter(
  { kind, pattern }: { kind: NumberedKind; pattern: string },
  context: NumberContext,
  last: number,
  length: number,
): string[] {
  const limit = getMaxCount(pattern, context)
  return Array.from({ length }, (_, index) => {
    const count = last + 1 + index
    return count > limit
      ? formatDocumentNumber(getDefaultPattern(kind), context, count - limit)
      : formatDocumentNumber(pattern, context, count)
  })
}

/** Replaces the count of a number, padded to the counter's width. Null if the number doesn't match the pattern. */
export function replaceCount(pattern: string, number: string, count: number): string | null {
  const { parts, matches } = compilePattern(pattern)
  const match = matches.exec(number)
  if (!match) return null
  let group = 0
  return parts
    .map((part) => {
      if ('text' in part) return part.text
      const value = match[++group]!
      return 'zeros' in part ? String(count).padStart(part.zeros, '0') : value
    })
    .join('')
}

/** True if a pattern contains a date or client placeholder. */
export const dependsOnInvoice = (pattern: string): boolean =>
  listPatternParts(pattern).some((part) => 'token' in part)

/** Returns the first problem of a pattern and its reset interval, as a `fieldMessage`; null if valid. */
export function findPatternProblem(
  pattern: string,
  resets: ResetInterval,
): { field: 'pattern' | 'resets'; message: string } | null {
  const patternProblem = (message: string) => ({ field: 'pattern' as const, message })
  const parts = listPatternParts(expandKind(pattern, 'INVOICE'))
  const stray = parts.flatMap((part) => ('text' in part ? (/\{[^{}]*\}|[{}]/.exec(part.text) ?? []) : []))[0]
  if (stray)
    return patternProblem(
      fieldMessage(stray.length > 1 ? 'numbering.no-placeholder' : 'numbering.stray-brace', { text: stray }),
    )
  const names = parts.flatMap((part) => getPartName(part) ?? [])
  if (!names.includes(COUNTER)) return patternProblem(fieldMessage('numbering.no-counter'))
  const duplicate = names.find((name, index) => names.indexOf(name) < index)
  if (duplicate === COUNTER) return patternProblem(fieldMessage('numbering.counter-twice'))
  if (duplicate) return patternProblem(fieldMessage('numbering.placeholder-twice', { text: duplicate }))
  if (getMaxLength(parts) > MAX_NUMBER_LENGTH)
    return patternProblem(fieldMessage('numbering.too-long', { max: MAX_NUMBER_LENGTH }))
  const hasYear = names.includes('{YYYY}') || names.includes('{YY}')
  if (resets === 'YEARLY' && !hasYear) return { field: 'resets', message: fieldMessage('numbering.yearly') }
  if (resets === 'MONTHLY' && !(hasYear && names.includes('{MM}')))
    return { field: 'resets', message: fieldMessage('numbering.monthly') }
  return null
}

const WIDTHS: Record<Token, number> = { YYYY: 4, YY: 2, MM: 2, CLIENT: CLIENT_LETTERS }

const getMaxLength = (parts: PatternPart[]): number =>
  parts.reduce((sum, part) => {
    if ('text' in part) return sum + part.text.length
    return sum + ('token' in part ? WIDTHS[part.token] : Math.max(part.zeros, COUNTER_WIDTH))
  }, 0)

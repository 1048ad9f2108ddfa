import type { Day } from '@/lib/core/dates'
import { expandKind, getDefaultPattern } from './default-pattern'
import type { NumberedKind } from './numbered-kinds'

/** Characters an invoice number may have, and a pattern, whose placeholders may be longer than what they stand for. */
export const MAX_NUMBER_LENGTH = 50
export const MAX_PATTERN_LENGTH = 60
/** How far a counter goes: as far as a JSON number is exact. */
export const MAX_COUNT = 999_999_999_999_999

/** Digits of the furthest count. */
const MAX_DIGITS = 15

/** When a counter starts again at 1. */
export const RESET_INTERVALS = ['NEVER', 'YEARLY', 'MONTHLY'] as const
export type ResetInterval = (typeof RESET_INTERVALS)[number]

/** What a number says beside its count: the day the invoice is dated, and what its client is called. */
export interface NumberContext {
  day: Day
  client: string
}

/** What a number says that fits a pattern. */
export interface ParsedNumber {
  count: number
  /**
   * What it is counted in: its text with the counter left out, and what counting passes over: the client, and a year or month that
   * starts no counter of its own. The same for all numbers that follow each other.
   */
  series: string
  /** As its digits: four of them, or two. */
  year?: string
  month?: string
  client?: string
}

type Token = 'YYYY' | 'YY' | 'MM' | 'CLIENT'
type PatternPart = { text: string } | { token: Token } | { zeros: number }

/** A counter is `{0000}`, or `{N:4}` for those who know it so; `{N}` is `{0}`. */
const TOKENS = /\{(YYYY|YY|MM|CLIENT|0{1,15}|N(?::(?:[1-9]|1[0-5]))?)\}/
const CLIENT_LETTERS = 4
/** Digits that every counter has room for. */
const COUNTER_WIDTH = 9

interface CompiledPattern {
  parts: PatternPart[]
  matches: RegExp
}

/** Patterns read lately: a check looks at hundreds of numbers by the same one. */
const compiledPatterns = new Map<string, CompiledPattern>()
const MAX_COMPILED = 100

function compilePattern(pattern: string): CompiledPattern {
  const found = compiledPatterns.get(pattern)
  if (found) return found
  const parts = pattern.split(TOKENS).flatMap((text, index): PatternPart[] => {
    if (index % 2 === 0) return text ? [{ text }] : []
    if (text.startsWith('0')) return [{ zeros: text.length }]
    return [text.startsWith('N') ? { zeros: Number(text.slice(2) || 1) } : { token: text as Token }]
  })
  if (compiledPatterns.size >= MAX_COMPILED) compiledPatterns.clear()
  const made = { parts, matches: buildMatcher(parts) }
  compiledPatterns.set(pattern, made)
  return made
}

const listPatternParts = (pattern: string): PatternPart[] => compilePattern(pattern).parts

const getPartName = (part: PatternPart): string | null =>
  'token' in part ? `{${part.token}}` : 'zeros' in part ? 'the counter' : null

/** The client in a number: the first letters of what they are called. */
export function toClientCode(title: string): string {
  const letters = title.toUpperCase().match(/\p{L}/gu) ?? []
  return letters.slice(0, CLIENT_LETTERS).join('') || 'X'
}

/** The number of a pattern with a count, as wide as the counter says, or wider. */
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

/** A count as wide as its zeros, or wider. */
const toDigitsPattern = (zeros: number): string =>
  zeros < MAX_DIGITS ? `(\\d{${zeros}}|[1-9]\\d{${zeros},${MAX_DIGITS - 1}})` : `(\\d{${zeros}})`

/** The tokens by which a series differs from another of the same pattern. */
const SPLITS: Record<ResetInterval, readonly Token[]> = {
  NEVER: [],
  YEARLY: ['YYYY', 'YY'],
  MONTHLY: ['YYYY', 'YY', 'MM'],
}

/**
 * What a number says by a pattern, in any case; null when it doesn't fit.
 * @param resets by which the series is told; without it each year and month is one
 */
export function parseDocumentNumber(
  pattern: string,
  number: string,
  resets: ResetInterval = 'MONTHLY',
): ParsedNumber | null {
  const { parts, matches } = compilePattern(pattern)
  const found = matches.exec(number)
  if (!found) return null
  const reading: ParsedNumber = { count: NaN, series: '' }
  let series = ''
  let group = 0
  for (const part of parts) {
    if ('text' in part) series += part.text
    else {
      const said = found[++group]!
      if ('zeros' in part) reading.count = Number(said)
      else if (part.token === 'YYYY' || part.token === 'YY') reading.year = said
      else if (part.token === 'MM') reading.month = said
      else if (part.token === 'CLIENT') reading.client = said
      series += 'zeros' in part ? '{n}' : SPLITS[resets].includes(part.token) ? said : `{${part.token}}`
    }
  }
  reading.series = series.toLowerCase()
  return Number.isNaN(reading.count) ? null : reading
}

/** Whether a pattern writes a number to the letter for an invoice of a day. */
export function producesNumber(pattern: string, number: string, day: Day): boolean {
  const reading = parseDocumentNumber(pattern, number)
  return reading !== null && formatDocumentNumber(pattern, { day, client: '' }, reading.count) === number
}

/** Whether a number says the year, month and client that it would be given. */
export function matchesContext({ year, month, client }: ParsedNumber, named: NumberContext): boolean {
  return (
    (year === undefined || named.day.slice(0, 4).endsWith(year)) &&
    (month === undefined || month === named.day.slice(5, 7)) &&
    (client === undefined || client.toUpperCase() === toClientCode(named.client))
  )
}

/** Whether a number fits a pattern, and says another year, month or client than it would be given. */
export function contradictsContext(pattern: string, number: string, named: NumberContext): boolean {
  const reading = parseDocumentNumber(pattern, number)
  return reading !== null && !matchesContext(reading, named)
}

/** Which counter a day belongs to: `2026`, `2026-11`, or the only one. */
export function getPeriod(resets: ResetInterval, day: Day): string {
  return { NEVER: '', YEARLY: day.slice(0, 4), MONTHLY: day.slice(0, 7) }[resets]
}

/** Which counter a number belongs to, by what it says itself, else by the day. */
export function getPeriodOfNumber(resets: ResetInterval, { year, month }: ParsedNumber, day: Day): string {
  const said = year && day.slice(0, 4 - year.length) + year
  return getPeriod(resets, `${said ?? day.slice(0, 4)}-${month ?? day.slice(5, 7)}-01`)
}

/** How far a pattern can count before its numbers are too long. */
function getMaxCount(pattern: string, named: NumberContext): number {
  const zeros = listPatternParts(pattern).reduce((sum, part) => ('zeros' in part ? part.zeros : sum), 0)
  const room = MAX_NUMBER_LENGTH - formatDocumentNumber(pattern, named, 0).length + zeros
  return room < zeros ? 0 : Math.min(MAX_COUNT, 10 ** Math.min(room, MAX_DIGITS) - 1)
}

/**
 * The numbers of a series after a count, in order. A pattern that has run out of room gives way to the usual one, from its beginning.
 * @param last the count given last
 */
export function listNumbersAfter(
  { kind, pattern }: { kind: NumberedKind; pattern: string },
  named: NumberContext,
  last: number,
  howMany: number,
): string[] {
  const limit = getMaxCount(pattern, named)
  return Array.from({ length: howMany }, (_, index) => {
    const count = last + 1 + index
    return count > limit
      ? formatDocumentNumber(getDefaultPattern(kind), named, count - limit)
      : formatDocumentNumber(pattern, named, count)
  })
}

/** A number with another count, as wide as the counter says. Null when it doesn't fit the pattern. */
export function withCount(pattern: string, number: string, count: number): string | null {
  const { parts, matches } = compilePattern(pattern)
  const found = matches.exec(number)
  if (!found) return null
  let group = 0
  return parts
    .map((part) => {
      if ('text' in part) return part.text
      const said = found[++group]!
      return 'zeros' in part ? String(count).padStart(part.zeros, '0') : said
    })
    .join('')
}

/** Whether the numbers of a pattern name the issue date or the client. */
export const dependsOnInvoice = (pattern: string): boolean =>
  listPatternParts(pattern).some((part) => 'token' in part)

/** What is wrong with a pattern, and with when it starts again, in words for whoever chose them. Null where nothing is. */
export function findPatternProblem(
  pattern: string,
  resets: ResetInterval,
): { field: 'pattern' | 'resets'; message: string } | null {
  const about = (message: string) => ({ field: 'pattern' as const, message })
  const parts = listPatternParts(expandKind(pattern, 'INVOICE'))
  const names = parts.flatMap((part) => getPartName(part) ?? [])
  const stray = parts.flatMap((part) => ('text' in part ? (/\{[^{}]*\}|[{}]/.exec(part.text) ?? []) : []))[0]
  if (stray)
    return about(
      stray.length > 1
        ? `${stray} is no placeholder. Use {YYYY}, {YY}, {MM}, {CLIENT}, {KIND}, or zeros for the counter, such as {0000}`
        : `A ${stray} stands alone. Braces belong around placeholders, such as {0000}`,
    )
  if (!names.includes('the counter')) return about('Add a counter, such as {0000}')
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) return about(`Use ${twice} only once`)
  if (getMaxLength(parts) > MAX_NUMBER_LENGTH)
    return about(`Use a shorter pattern: numbers have at most ${MAX_NUMBER_LENGTH} characters`)
  const hasYear = names.includes('{YYYY}') || names.includes('{YY}')
  const repeats = (message: string) => ({
    field: 'resets' as const,
    message: `${message}, or numbers would repeat`,
  })
  if (resets === 'YEARLY' && !hasYear)
    return repeats('To start again each year, add {YYYY} or {YY} to the pattern')
  if (resets === 'MONTHLY' && !(hasYear && names.includes('{MM}')))
    return repeats('To start again each month, add {MM} and {YYYY} or {YY} to the pattern')
  return null
}

const WIDTHS: Record<Token, number> = { YYYY: 4, YY: 2, MM: 2, CLIENT: CLIENT_LETTERS }

const getMaxLength = (parts: PatternPart[]): number =>
  parts.reduce((sum, part) => {
    if ('text' in part) return sum + part.text.length
    return sum + ('token' in part ? WIDTHS[part.token] : Math.max(part.zeros, COUNTER_WIDTH))
  }, 0)

import type { Day } from '@/lib/kernel/dates'
import { spelled, usualPattern } from './kind-words'
import type { NumberedKind } from './kinds'

/** Characters an invoice number may have, and a pattern, whose placeholders may be longer than what they stand for. */
export const MAX_NUMBER_LENGTH = 50
export const MAX_PATTERN_LENGTH = 60
/** How far a counter goes: as far as a JSON number is exact. */
export const MAX_COUNT = 999_999_999_999_999

/** Digits of the furthest count. */
const MAX_DIGITS = 15

/** When a counter starts again at 1. */
export const RESETS = ['NEVER', 'YEARLY', 'MONTHLY'] as const
export type Resets = (typeof RESETS)[number]

/** What a number says beside its count: the day the invoice is dated, and what its client is called. */
export interface Named {
  day: Day
  client: string
}

/** What a number says that fits a pattern. */
export interface Reading {
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
type Part = { text: string } | { token: Token } | { zeros: number }

/** A counter is `{0000}`, or `{N:4}` for those who know it so; `{N}` is `{0}`. */
const TOKENS = /\{(YYYY|YY|MM|CLIENT|0{1,15}|N(?::(?:[1-9]|1[0-5]))?)\}/
const CLIENT_LETTERS = 4
/** Digits that every counter has room for. */
const ROOM = 9

interface Compiled {
  parts: Part[]
  matches: RegExp
}

/** Patterns read lately: a check looks at hundreds of numbers by the same one. */
const known = new Map<string, Compiled>()
const MAX_KNOWN = 100

function compiled(pattern: string): Compiled {
  const found = known.get(pattern)
  if (found) return found
  const parts = pattern.split(TOKENS).flatMap((text, index): Part[] => {
    if (index % 2 === 0) return text ? [{ text }] : []
    if (text.startsWith('0')) return [{ zeros: text.length }]
    return [text.startsWith('N') ? { zeros: Number(text.slice(2) || 1) } : { token: text as Token }]
  })
  if (known.size >= MAX_KNOWN) known.clear()
  const made = { parts, matches: matcher(parts) }
  known.set(pattern, made)
  return made
}

const partsOf = (pattern: string): Part[] => compiled(pattern).parts

const nameOf = (part: Part): string | null =>
  'token' in part ? `{${part.token}}` : 'zeros' in part ? 'the counter' : null

/** The client in a number: the first letters of what they are called. */
export function clientCode(title: string): string {
  const letters = title.toUpperCase().match(/\p{L}/gu) ?? []
  return letters.slice(0, CLIENT_LETTERS).join('') || 'X'
}

/** The number of a pattern with a count, as wide as the counter says, or wider. */
export function formatNumber(pattern: string, { day, client }: Named, count: number): string {
  const values: Record<Token, string> = {
    YYYY: day.slice(0, 4),
    YY: day.slice(2, 4),
    MM: day.slice(5, 7),
    CLIENT: clientCode(client),
  }
  return partsOf(pattern)
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

function matcher(parts: Part[]): RegExp {
  const source = parts.map((part) => {
    if ('text' in part) return part.text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    return 'token' in part ? MATCHES[part.token] : digitsOf(part.zeros)
  })
  return new RegExp(`^${source.join('')}$`, 'iu')
}

/** A count as wide as its zeros, or wider. */
const digitsOf = (zeros: number): string =>
  zeros < MAX_DIGITS ? `(\\d{${zeros}}|[1-9]\\d{${zeros},${MAX_DIGITS - 1}})` : `(\\d{${zeros}})`

/** The tokens by which a series differs from another of the same pattern. */
const SPLITS: Record<Resets, readonly Token[]> = {
  NEVER: [],
  YEARLY: ['YYYY', 'YY'],
  MONTHLY: ['YYYY', 'YY', 'MM'],
}

/**
 * What a number says by a pattern, in any case; null when it doesn't fit.
 * @param resets by which the series is told; without it each year and month is one
 */
export function readNumber(pattern: string, number: string, resets: Resets = 'MONTHLY'): Reading | null {
  const { parts, matches } = compiled(pattern)
  const found = matches.exec(number)
  if (!found) return null
  const reading: Reading = { count: NaN, series: '' }
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
export function writes(pattern: string, number: string, day: Day): boolean {
  const reading = readNumber(pattern, number)
  return reading !== null && formatNumber(pattern, { day, client: '' }, reading.count) === number
}

/** Whether a number says the year, month and client that it would be given. */
export function agrees({ year, month, client }: Reading, named: Named): boolean {
  return (
    (year === undefined || named.day.slice(0, 4).endsWith(year)) &&
    (month === undefined || month === named.day.slice(5, 7)) &&
    (client === undefined || client.toUpperCase() === clientCode(named.client))
  )
}

/** Whether a number fits a pattern, and says another year, month or client than it would be given. */
export function contradicts(pattern: string, number: string, named: Named): boolean {
  const reading = readNumber(pattern, number)
  return reading !== null && !agrees(reading, named)
}

/** Which counter a day belongs to: `2026`, `2026-11`, or the only one. */
export function periodOf(resets: Resets, day: Day): string {
  return { NEVER: '', YEARLY: day.slice(0, 4), MONTHLY: day.slice(0, 7) }[resets]
}

/** Which counter a number belongs to, by what it says itself, else by the day. */
export function periodOfReading(resets: Resets, { year, month }: Reading, day: Day): string {
  const said = year && day.slice(0, 4 - year.length) + year
  return periodOf(resets, `${said ?? day.slice(0, 4)}-${month ?? day.slice(5, 7)}-01`)
}

/** How far a pattern can count before its numbers are too long. */
function limitOf(pattern: string, named: Named): number {
  const zeros = partsOf(pattern).reduce((sum, part) => ('zeros' in part ? part.zeros : sum), 0)
  const room = MAX_NUMBER_LENGTH - formatNumber(pattern, named, 0).length + zeros
  return room < zeros ? 0 : Math.min(MAX_COUNT, 10 ** Math.min(room, MAX_DIGITS) - 1)
}

/**
 * The numbers of a series after a count, in order. A pattern that has run out of room gives way to the usual one, from its beginning.
 * @param last the count given last
 */
export function numbersAfter(
  { kind, pattern }: { kind: NumberedKind; pattern: string },
  named: Named,
  last: number,
  howMany: number,
): string[] {
  const limit = limitOf(pattern, named)
  return Array.from({ length: howMany }, (_, index) => {
    const count = last + 1 + index
    return count > limit
      ? formatNumber(usualPattern(kind), named, count - limit)
      : formatNumber(pattern, named, count)
  })
}

/** A number with another count, as wide as the counter says. Null when it doesn't fit the pattern. */
export function withCount(pattern: string, number: string, count: number): string | null {
  const { parts, matches } = compiled(pattern)
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
export const followsInvoice = (pattern: string): boolean => partsOf(pattern).some((part) => 'token' in part)

/** What is wrong with a pattern, and with when it starts again, in words for whoever chose them. Null where nothing is. */
export function patternProblem(
  pattern: string,
  resets: Resets,
): { field: 'pattern' | 'resets'; message: string } | null {
  const about = (message: string) => ({ field: 'pattern' as const, message })
  const parts = partsOf(spelled(pattern, 'INVOICE'))
  const names = parts.flatMap((part) => nameOf(part) ?? [])
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
  if (longest(parts) > MAX_NUMBER_LENGTH)
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

const longest = (parts: Part[]): number =>
  parts.reduce((sum, part) => {
    if ('text' in part) return sum + part.text.length
    return sum + ('token' in part ? WIDTHS[part.token] : Math.max(part.zeros, ROOM))
  }, 0)

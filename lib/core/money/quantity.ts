import type { DecimalSign } from '@/lib/core/reader-locale'
import { isAmbiguous, formatDecimal, parseNumber } from './parse'
import { parseUnit, formatUnit } from './units'

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const HOURS = '(?:h|hr|hrs|hour|hours)'
const MINUTES = '(?:m|min|mins|minute|minutes)'
const DAYS = '(?:d|day|days)'

/** `3h 45m`, `3h45`: minutes after hours go up to 59. */
const HOURS_AND_MINUTES = new RegExp(String.raw`^(\d+)\s*${HOURS}\s*([0-5]?\d)\s*${MINUTES}?$`, 'i')
/** `3:45`, `3:45:30`, as time trackers write it. */
const CLOCK = /^(\d+):([0-5]\d)(?::([0-5]\d))?$/
const ONE_UNIT = new RegExp(String.raw`^${NUMBER}\s*(?:(${HOURS}|${DAYS})|${MINUTES})$`, 'i')

/** Rounds to six decimals, the most of a quantity: 20 minutes at 300.00 an hour are 100.00. */
const roundToSix = (value: number) => Number(value.toFixed(6))

const toHours = (hours: string, minutes: string, seconds: string): number =>
  roundToSix(Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600)

/** The most decimals that a quantity could have before minutes were kept exactly. */
const FORMER_DECIMALS = 4

/**
 * Formats hours that a decimal number can't write in four decimals as `3:20`, or `3:20:30`; `-3:20` on a credit note
 * with negative amounts. Null for others: `3.75` is exact, and issued documents print what they printed.
 */
export function formatClock(hours: number): string | null {
  if (hours < 0) {
    const clock = formatClock(-hours)
    return clock && `-${clock}`
  }
  const decimals = String(hours).split('.')[1]?.length ?? 0
  if (decimals <= FORMER_DECIMALS) return null
  const seconds = Math.round(hours * 3600)
  if (roundToSix(seconds / 3600) !== hours) return null
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** A quantity that a user entered, with its unit of measure. */
interface Measure {
  /** Undefined for empty text, NaN for text that is not a number. */
  quantity: number | undefined
  /** As stored; null for a plain count. */
  unit: string | null
}

/**
 * Parses a duration as hours (`3h 45m`, `3h45` and `3:45` are 3.75 h, `45m` is 0.75 h) or days (`2d` is 2 days).
 * Undefined for anything else, including days with hours: only the user knows how many hours a working day has.
 */
function parseDuration(typed: string, sign: DecimalSign): Measure | undefined {
  const parts = CLOCK.exec(typed) ?? HOURS_AND_MINUTES.exec(typed)
  if (parts) {
    const [, hours, minutes, seconds = '0'] = parts
    return { quantity: toHours(hours!, minutes!, seconds), unit: 'h' }
  }
  const [, amount, hoursOrDays] = ONE_UNIT.exec(typed) ?? []
  if (amount === undefined) return undefined
  const value = parseNumber(amount, sign) ?? NaN
  if (!hoursOrDays) return { quantity: roundToSix(value / 60), unit: 'h' }
  return { quantity: roundToSix(value), unit: /^d/i.test(hoursOrDays) ? 'day' : 'h' }
}

/** A number followed by a word. */
const WITH_UNIT = /^(.*\d[.,]?)\s*(\p{L}[^\d]*\d?)$/u

/**
 * Parses a typed quantity: a number, a number with a unit (`12 km`), or a duration.
 * @param language language of the units' names besides English
 */
export function parseMeasure(text: string, sign: DecimalSign, language = 'en'): Measure {
  const typed = text.trim()
  const duration = parseDuration(typed, sign)
  if (duration) return duration
  const [, number, word] = WITH_UNIT.exec(typed) ?? []
  const unit = word === undefined ? null : parseUnit(word, language)
  if (number === undefined || unit === null) return { quantity: parseNumber(typed, sign), unit: null }
  if (unit === undefined) return { quantity: NaN, unit: null }
  return (unit === 'h' && parseDuration(number, sign)) || { quantity: parseNumber(number, sign), unit }
}

/** Parses only the number of a typed quantity. @see parseMeasure */
export const parseQuantity = (text: string, sign: DecimalSign): number | undefined =>
  parseMeasure(text, sign).quantity

/** Formats a quantity and its unit for an input: `3.75 h`, `3:20 h`, `2 days`, `7`. */
export const formatMeasure = (
  quantity: number,
  unit: string | null,
  sign: DecimalSign,
  language = 'en',
): string => {
  const number = (unit === 'h' && formatClock(quantity)) || formatDecimal(quantity, sign)
  return unit ? `${number} ${formatUnit(unit, quantity, language)}` : number
}

/** Normalises a typed quantity: `3h 45m` becomes `3.75 h`. An unambiguous plain number is left unchanged. */
export function normalizeQuantity(text: string, sign: DecimalSign, language = 'en'): string {
  const { quantity, unit } = parseMeasure(text, sign, language)
  if (quantity === undefined || !Number.isFinite(quantity)) return text
  // The other sign separates thousands; with `?` in its place, `Number` returns NaN.
  const typed = text.replace(sign === '.' ? ',' : '.', '?').replace(sign, '.')
  const isPlain = unit === null && !isAmbiguous(text) && Number(typed) === quantity
  return isPlain ? text : formatMeasure(quantity, unit, sign, language)
}

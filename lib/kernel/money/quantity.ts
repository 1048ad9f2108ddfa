import { parseNumber } from './parse'

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const HOURS = '(?:h|hr|hrs|hour|hours)'
const MINUTES = '(?:m|min|mins|minute|minutes)'
const DAYS = '(?:d|day|days)'

/** `3h 45m`, `3h45`: minutes beside hours go up to 59. */
const HOURS_AND_MINUTES = new RegExp(String.raw`^(\d+)\s*${HOURS}\s*([0-5]?\d)\s*${MINUTES}?$`, 'i')
/** `3:45`, `3:45:30`, as clocks and time trackers write it. */
const CLOCK = /^(\d+):([0-5]\d)(?::([0-5]\d))?$/
const ONE_UNIT = new RegExp(String.raw`^${NUMBER}\s*(?:(${HOURS}|${DAYS})|${MINUTES})$`, 'i')

const decimal = (text: string) => Number(text.replace(',', '.'))
/** As many decimals as a quantity may have. */
const toFour = (value: number) => Number(value.toFixed(4))

/**
 * A length of time as a decimal: hours (`3h 45m`, `3h45` and `3:45` are 3.75, `45m` is 0.75) or days (`2d` is 2). Undefined
 * for anything else, days with hours among it: only the user knows how many hours a day of theirs has.
 */
export function parseDuration(text: string): number | undefined {
  const typed = text.trim()
  const parts = CLOCK.exec(typed) ?? HOURS_AND_MINUTES.exec(typed)
  if (parts) {
    const [, hours, minutes, seconds = '0'] = parts
    return toFour(Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600)
  }
  const [, amount, whole] = ONE_UNIT.exec(typed) ?? []
  if (amount === undefined) return undefined
  return toFour(whole ? decimal(amount) : decimal(amount) / 60)
}

/** A quantity as people type it: a number, or a length of time. Undefined for nothing, NaN for what is neither. */
export const parseQuantity = (text: string): number | undefined => parseDuration(text) ?? parseNumber(text)

/** How a typed quantity reads once it is understood: `3h 45m` is `3.75`. What already is a plain number stays as it is. */
export function tidyQuantity(text: string): string {
  const value = parseQuantity(text)
  return value === undefined || !Number.isFinite(value) || Number(text) === value ? text : String(value)
}

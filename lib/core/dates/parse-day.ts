import { utc } from '@date-fns/utc'
import { format, isValid, parse } from 'date-fns'
import { toDate, toDay, type Day } from './day'
import { isDay } from './index'
import type { DatePattern } from './date-pattern'

// Of two digits of a year, date-fns takes those up to 49 years after the reference date: here 2000 to 2099.
const REFERENCE = toDate('2050-01-01')

/**
 * Returns the day that somebody typed in the order of `pattern` or as ISO 8601, with or without leading zeros and with any usual
 * separator; a year of two digits is in the 21st century. Null for text that is no date.
 */
export function parseDay(text: string, pattern: DatePattern): Day | null {
  const typed = text
    .trim()
    .replace(/[\s./-]+/g, '-')
    .replace(/-$/, '')
  const order = pattern.replace('dd', 'd').replace('MM', 'M').replace(/\W/g, '-')
  const orders = /(^|-)\d{4}(-|$)/.test(typed) ? ['yyyy-M-d', order] : [order.replace('yyyy', 'yy')]
  const date = orders.map((letters) => parse(typed, letters, REFERENCE, { in: utc })).find(isValid)
  return date ? toDay(date) : null
}

/** Formats a day in the reader's order; any other text stays as it is. */
export const formatTypedDay = (day: Day, pattern: DatePattern): string =>
  isDay(day) ? format(toDate(day), pattern) : day

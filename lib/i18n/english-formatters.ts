import { format, isSameMonth, isSameYear } from 'date-fns'
import { formatDay, formatDayLong, formatDayInline, type Day, toDate } from '@/lib/core/dates'
import { formatMoney, formatPlain, formatUnitPrice } from '@/lib/core/money'
import { formatUnit } from '@/lib/core/money/units'
import type { Formatters } from './message-types'
import { toMinusSign } from './number-formatters'

const createMonthFormat = (pattern: string): Formatters['month'] => {
  return (day, year) => format(toDate(day), year ? `${pattern} yyyy` : pattern)
}

/** `1–31 October 2026`, `1 October – 31 December 2026`, `28 December 2026 – 3 January 2027`. */
function formatRange(from: Day, to: Day): string {
  const [start, end] = [toDate(from), toDate(to)]
  const last = format(end, 'd MMMM yyyy')
  if (isSameMonth(start, end)) return `${format(start, 'd')}–${last}`
  return `${format(start, isSameYear(start, end) ? 'd MMMM' : 'd MMMM yyyy')} – ${last}`
}

/** English formats are the specification's, with a hyphen before negative numbers in edition 1. */
export const firstEnglishFormatters: Formatters = {
  money: formatMoney,
  unitPrice: formatUnitPrice,
  number: formatPlain,
  percent: (value) => `${formatPlain(value)}%`,
  unit: formatUnit,
  unitSeparator: '\u00a0',
  day: formatDay,
  longDay: formatDayLong,
  proseDay: formatDayInline,
  month: createMonthFormat('MMMM'),
  quarter: createMonthFormat('QQQ'),
  dayRange: formatRange,
  country: (_, english) => english,
}

/** English formats of the current edition. */
export const englishFormatters: Formatters = {
  ...firstEnglishFormatters,
  money: (value, currency) => toMinusSign(formatMoney(value, currency)),
  unitPrice: (value, currency) => toMinusSign(formatUnitPrice(value, currency)),
  number: (value) => toMinusSign(formatPlain(value)),
}

import { formatDay, formatDayLong, proseDay } from '@/lib/kernel/dates'
import { dayRange, writeDay } from '@/lib/kernel/dates/write'
import { formatMoney, formatPlain, formatUnitPrice } from '@/lib/kernel/money'
import { unitText } from '@/lib/kernel/money/units'
import type { Writing } from '../document-words'

const withYear = (pattern: string): Writing['month'] => {
  return (day, year) => writeDay(day, year ? `${pattern} yyyy` : pattern)
}

/** As the specification writes it. */
export const writing: Writing = {
  money: formatMoney,
  unitPrice: formatUnitPrice,
  number: formatPlain,
  percent: (value) => `${formatPlain(value)}%`,
  unit: unitText,
  unitGap: '\u00a0',
  day: formatDay,
  longDay: formatDayLong,
  proseDay,
  month: withYear('MMMM'),
  quarter: withYear('QQQ'),
  days: dayRange,
  country: (_, english) => english,
}

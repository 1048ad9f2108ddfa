import { UTCDate } from '@date-fns/utc'
import { format } from 'date-fns'
import { formatDay, isDay, type Day } from '@/lib/dates'

/** What may stand in the texts of a recurring invoice, by what it becomes on a day. */
const PLACEHOLDERS = new Map<string, (day: Day) => string>([
  ['month', (day) => format(midnight(day), 'MMMM')],
  ['quarter', (day) => format(midnight(day), 'QQQ')],
  ['year', (day) => format(midnight(day), 'yyyy')],
  ['date', formatDay],
])

const midnight = (day: Day) => new UTCDate(`${day}T00:00:00Z`)

/** Fills `{month}`, `{quarter}`, `{year}` and `{date}` for the day of an invoice; any other braces stay as they are. */
export const fillPlaceholders = (text: string, day: Day): string =>
  isDay(day)
    ? text.replace(/\{(\w+)\}/g, (whole, name: string) => PLACEHOLDERS.get(name)?.(day) ?? whole)
    : text

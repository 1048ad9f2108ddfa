import { findReaderLocale, type LocaleHints } from '../reader-locale'

/** Day, month and year as numbers in a reader's order, in the letters of date-fns: `dd/MM/yyyy`. */
export type DatePattern = string

/** ISO 8601, for readers of whom nothing is known. */
export const ISO_PATTERN: DatePattern = 'yyyy-MM-dd'

const LETTERS: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  day: 'dd',
  month: 'MM',
  year: 'yyyy',
}

/** Returns the pattern of the browser's first language, or else of the country. */
export function detectDatePattern(reader: LocaleHints): DatePattern {
  const locale = findReaderLocale(reader)
  if (!locale) return ISO_PATTERN
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: 'gregory',
  })
  const parts = format.formatToParts(0)
  // Some separate with a space too (`31. 12. 2026`), or with an invisible mark of direction.
  const separator = parts.flatMap(({ type, value }) =>
    type === 'literal' ? (value.match(/[./-]/) ?? []) : [],
  )
  return parts.flatMap(({ type }) => LETTERS[type] ?? []).join(separator[0] ?? '/')
}

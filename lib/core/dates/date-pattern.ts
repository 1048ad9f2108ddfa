import { findReaderLocale, type LocaleHints } from '../reader-locale'

/** Numeric date pattern in the reader's order, in date-fns's letters: `dd/MM/yyyy`. */
export type DatePattern = string

/** ISO 8601, for readers with an unknown locale. */
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
  // Some locales add a space (`31. 12. 2026`) or an invisible direction mark.
  const separator = parts.flatMap(({ type, value }) =>
    type === 'literal' ? (value.match(/[./-]/) ?? []) : [],
  )
  return parts.flatMap(({ type }) => LETTERS[type] ?? []).join(separator[0] ?? '/')
}

/** Hints about a reader's locale. */
interface LocaleHints {
  /** Browser languages: an Accept-Language header, or `navigator.language`. */
  languages: string | null | undefined
  /** Country of the user's business (ISO 3166-1 alpha-2), used if the browser names no language. */
  country?: string | null
}

/** Returns the locale of the browser's first language, or else of the country; null without either. */
function findReaderLocale({ languages, country }: LocaleHints): Intl.Locale | null {
  const first = /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)/i.exec(languages ?? '')?.[1]
  return parseLocale(first) ?? findCountryLocale(country)
}

/** Returns the most spoken language of a country, as a locale such as `de-CH`. */
function findCountryLocale(country: string | null | undefined): Intl.Locale | null {
  const likely = parseLocale(country && `und-${country}`)?.maximize()
  // With the script, as in `de-Latn-CH`, Intl would use the German format.
  return likely ? parseLocale(`${likely.language}-${country}`) : null
}

function parseLocale(tag: string | null | undefined): Intl.Locale | null {
  try {
    return tag ? new Intl.Locale(tag) : null
  } catch {
    return null
  }
}

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

/** Decimal separator of numbers. The other character groups thousands. */
export type DecimalSign = '.' | ','

/** Returns the decimal separator of the browser's first language, or else of the country. */
export function detectDecimalSign(reader: LocaleHints): DecimalSign {
  const locale = findReaderLocale(reader)
  if (!locale) return '.'
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}

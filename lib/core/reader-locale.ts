/** What is known about a reader. */
export interface Reader {
  /** Language of the interface that the user chose (BCP 47); null follows the browser. */
  language?: string | null
  /** Browser languages: an Accept-Language header, or `navigator.language`. */
  languages: string | null | undefined
  /** Country of the user's business (ISO 3166-1 alpha-2). */
  country?: string | null
}

/**
 * Returns the locale by whose conventions a reader types numbers and dates; null if nothing is known. The language is
 * the one chosen for the interface, or else the browser's first, in the region that the browser names for it, or else
 * in the business's country. Without a language it is the country's most spoken one.
 */
function getReaderLocale({ language, languages, country }: Reader): Intl.Locale | null {
  const browser = (languages ?? '')
    .split(',')
    .flatMap((tag) => parseLocale(LANGUAGE_TAG.exec(tag)?.[1]) ?? [])
  const first = parseLocale(language) ?? browser[0]
  if (!first) return findCountryLocale(country)
  if (first.region) return first
  const regional = browser.find((locale) => locale.language === first.language && locale.region)
  return regional ?? parseLocale(country && `${first.baseName}-${country}`) ?? first
}

/** A language in an Accept-Language header, before its weight. */
const LANGUAGE_TAG = /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)/i

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

/** Returns the pattern of the reader's locale. */
export function detectDatePattern(reader: Reader): DatePattern {
  const locale = getReaderLocale(reader)
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

/** Returns the decimal separator of the reader's locale. */
export function detectDecimalSign(reader: Reader): DecimalSign {
  const locale = getReaderLocale(reader)
  if (!locale) return '.'
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}

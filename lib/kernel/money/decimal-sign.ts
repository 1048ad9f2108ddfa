/** The decimal sign of numbers. The other character groups thousands. */
export type DecimalSign = '.' | ','

interface Reader {
  /** The browser's languages: an Accept-Language header, or `navigator.language`. */
  languages: string | null | undefined
  /** ISO 3166-1 alpha-2 of their business, for when the browser names no language. */
  country?: string | null
}

/** Returns the decimal sign of the browser's first language, or else of the country. */
export function decimalSignOf({ languages, country }: Reader): DecimalSign {
  const first = /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)/i.exec(languages ?? '')?.[1]
  const locale = localeOf(first) ?? usualLocale(country)
  if (!locale) return '.'
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}

/** The language most spoken in a country, as it is written there: `de-CH`. */
function usualLocale(country: string | null | undefined): Intl.Locale | null {
  const likely = localeOf(country && `und-${country}`)?.maximize()
  // With the script, as in `de-Latn-CH`, Intl would use the German format.
  return likely ? localeOf(`${likely.language}-${country}`) : null
}

function localeOf(tag: string | null | undefined): Intl.Locale | null {
  try {
    return tag ? new Intl.Locale(tag) : null
  } catch {
    return null
  }
}

/** Hints about a reader's locale. */
export interface LocaleHints {
  /** Browser languages: an Accept-Language header, or `navigator.language`. */
  languages: string | null | undefined
  /** Country of the user's business (ISO 3166-1 alpha-2), used if the browser names no language. */
  country?: string | null
}

/** Returns the locale of the browser's first language, or else of the country; null without either. */
export function findReaderLocale({ languages, country }: LocaleHints): Intl.Locale | null {
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

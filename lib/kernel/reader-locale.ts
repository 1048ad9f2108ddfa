/** Who reads a page. */
export interface Reader {
  /** The browser's languages: an Accept-Language header, or `navigator.language`. */
  languages: string | null | undefined
  /** ISO 3166-1 alpha-2 of their business, for when the browser names no language. */
  country?: string | null
}

/** Returns the locale of the browser's first language, or else of the country; null without either. */
export function readerLocale({ languages, country }: Reader): Intl.Locale | null {
  const first = /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)/i.exec(languages ?? '')?.[1]
  return localeOf(first) ?? usualLocale(country)
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

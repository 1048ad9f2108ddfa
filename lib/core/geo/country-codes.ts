// The specification uses `UK` for the United Kingdom, which ISO 3166-1 reserves for it; its code is `GB`. Forms and the
// API write `UK` and accept both. The database and everything in between use `GB`.

/** Converts a country for storage: `UK` becomes `GB`; anything else, free text included, is unchanged. */
export const toIsoCountry = <T extends string | null | undefined>(country: T): T | 'GB' =>
  country === 'UK' ? 'GB' : country

/** Converts a stored country for forms and the API: `GB` becomes `UK`. */
export const toDocumentedCountry = <T extends string | null | undefined>(country: T): T | 'UK' =>
  country === 'GB' ? 'UK' : country

/**
 * Returns the country if it has the form of an ISO code; null for free text. `countries.ts` knows which codes exist.
 */
export function findCountryCode(country: string | null | undefined): string | null {
  const code = toIsoCountry(country?.trim())
  return code && /^[A-Z]{2}$/.test(code) ? code : null
}

/**
 * Serializes an API response. Replaces `GB`, our internal code, with the specification's `UK` in every field called
 * `country`. Quotes inside texts are escaped, so that only a field can match.
 */
export const toResponseJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('"country":"GB"', '"country":"UK"')

/**
 * Countries named by the specification (section 9), in its order, by the codes that forms use. Selects list them first.
 */
export const FEATURED_COUNTRIES: Record<string, string> = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
}

// The specification calls the United Kingdom `UK`, which ISO 3166-1 keeps free for it; its code is `GB`. Forms and the API write `UK`
// and read both. What is stored, and everything between, says `GB`.

/** A country as it is stored: `UK` becomes `GB`, everything else stays, names that somebody typed too. */
export const toIsoCountry = <T extends string | null | undefined>(country: T): T | 'GB' =>
  country === 'UK' ? 'GB' : country

/** A stored country as forms and the API write it: `GB` becomes `UK`. */
export const toDocumentedCountry = <T extends string | null | undefined>(country: T): T | 'UK' =>
  country === 'GB' ? 'UK' : country

/** The ISO code of a country that is known by one; null for a name that somebody typed. Which codes there are, `countries.ts` knows. */
export function findCountryCode(country: string | null | undefined): string | null {
  const code = toIsoCountry(country?.trim())
  return code && /^[A-Z]{2}$/.test(code) ? code : null
}

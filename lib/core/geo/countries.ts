import packageNames from 'countries-list/minimal/countries.en.min.json'
import { getOwnProperty } from '@/lib/core/object'
import { toDocumentedCountry, toIsoCountry, FEATURED_COUNTRIES } from './country-codes'

// Besides ISO 3166-1 the package has Ascension, Tristan da Cunha and Kosovo, whose codes are reserved or user-assigned.
const { AC: _ascension, TA: _tristan, XK: _kosovo, ...isoNames } = packageNames

export type Country = keyof typeof isoNames

/**
 * Countries (ISO 3166-1 alpha-2, 249 of them) and their usual English names. The names are the package's and not
 * `Intl`'s: documents print them, so server and browser must agree whatever their ICU. The overrides restore accents,
 * use the name a country asks for, or cover all three islands instead of one.
 */
export const COUNTRIES: Readonly<Record<Country, string>> = {
  ...isoNames,
  AX: 'Åland Islands',
  BL: 'Saint Barthélemy',
  BQ: 'Caribbean Netherlands',
  CI: 'Côte d’Ivoire',
  CW: 'Curaçao',
  RE: 'Réunion',
  ST: 'São Tomé and Príncipe',
  TL: 'Timor-Leste',
}

export const isCountry = (code: string): code is Country => Object.hasOwn(COUNTRIES, code)

const isFeatured = (code: string) => Object.hasOwn(FEATURED_COUNTRIES, toDocumentedCountry(code))

/** Country codes that the API accepts, the specification's first; `GB` is accepted besides `UK`. */
export const COUNTRY_CODES: readonly string[] = [
  ...Object.keys(FEATURED_COUNTRIES),
  ...Object.keys(COUNTRIES).filter((code) => !isFeatured(code)),
  'GB',
]

/** Options of a country select, by the codes that forms use. */
interface CountryChoices {
  /** The specification's, in its order. */
  first: [code: string, name: string][]
  /** All others, by name. */
  others: [code: string, name: string][]
}

export function listCountryChoices(): CountryChoices {
  const compareNames = new Intl.Collator('en').compare
  return {
    first: Object.entries(FEATURED_COUNTRIES),
    others: Object.entries(COUNTRIES)
      .filter(([code]) => !isFeatured(code))
      .sort(([, one], [, other]) => compareNames(one, other)),
  }
}

let byName: Map<string, Country> | undefined

/** Returns the code of a country given by its code or its English name in any case; null for other text. */
export function parseCountryCode(country: string | null | undefined): Country | null {
  const text = toIsoCountry(country?.trim()) ?? ''
  if (isCountry(text)) return text
  byName ??= new Map(Object.entries(COUNTRIES).map(([code, name]) => [name.toLowerCase(), code as Country]))
  return byName.get(text.toLowerCase()) ?? null
}

/** Formats a stored country: the name of a code; free text unchanged. */
export function formatCountry(country: string | null | undefined): string | null {
  if (!country) return null
  return getOwnProperty<string>(COUNTRIES, toIsoCountry(country)) ?? country
}

import packageNames from 'countries-list/minimal/countries.en.min.json'
import { getOwn } from '@/lib/core/get-own'
import { toDocumentedCountry, toIsoCountry } from './country-codes'
import { FEATURED_COUNTRIES } from './featured-countries'

// Beside ISO 3166-1 the package has Ascension, Tristan da Cunha and Kosovo, whose codes are reserved or assigned by users.
const { AC: _ascension, TA: _tristan, XK: _kosovo, ...isoNames } = packageNames

export type Country = keyof typeof isoNames

/**
 * Every country by its code (ISO 3166-1 alpha-2, 249 of them), under the name it usually has in English. The names are the package's and
 * not `Intl`'s: documents print them, so server and browser have to agree on them whatever their ICU. Some are ours: with their accents,
 * the name that the country asks to be called by, or all three islands instead of one.
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

/** Every code a country may be given by, as the API writes them, the specified ones first; `GB` is read too. */
export const COUNTRY_CODES: readonly string[] = [
  ...Object.keys(FEATURED_COUNTRIES),
  ...Object.keys(COUNTRIES).filter((code) => !isFeatured(code)),
  'GB',
]

/** What a list of countries offers, by the codes that forms write. */
export interface CountryChoices {
  /** The specified ones, in their order. */
  first: [code: string, name: string][]
  /** All others by name. */
  others: [code: string, name: string][]
}

/** All countries as a form offers them. */
export function listCountryChoices(): CountryChoices {
  const byName = new Intl.Collator('en').compare
  return {
    first: Object.entries(FEATURED_COUNTRIES),
    others: Object.entries(COUNTRIES)
      .filter(([code]) => !isFeatured(code))
      .sort(([, one], [, other]) => byName(one, other)),
  }
}

let byName: Map<string, Country> | undefined

/** The code of a country given by its code or by its English name in any case; null for every other text. */
export function parseCountryCode(country: string | null | undefined): Country | null {
  const text = toIsoCountry(country?.trim()) ?? ''
  if (isCountry(text)) return text
  byName ??= new Map(Object.entries(COUNTRIES).map(([code, name]) => [name.toLowerCase(), code as Country]))
  return byName.get(text.toLowerCase()) ?? null
}

/** A stored country as shown: a code by its name, free text as it was typed. */
export function formatCountry(country: string | null | undefined): string | null {
  if (!country) return null
  return getOwn<string>(COUNTRIES, toIsoCountry(country)) ?? country
}

import { toIsoCountry } from '@/lib/core/geo/country-codes'
import type { Language } from '@/lib/core/languages'
import { getOwnProperty } from '@/lib/core/object'
import { EU_IDENTIFIERS } from './eu-identifiers'
import { isEuCountry } from './eu-members'
import type { CountryIdentifiers, Identifier, IdentifierKind, IdentifierName } from './identifier-types'
import { OTHER_IDENTIFIERS } from './other-identifiers'

/** Names used where a country is unknown or has no name of its own. */
const INTERNATIONAL_NAMES: Record<IdentifierKind, string> = {
  vat: 'VAT',
  tax: 'Tax no.',
  company: 'Company no.',
  regional: 'Sales tax no.',
}

/** Returns the numbers of a country by kind; null for a country that is not in the tables. */
function findCountryIdentifiers(country: string | null): CountryIdentifiers | null {
  const code = toIsoCountry(country ?? '')
  return getOwnProperty(EU_IDENTIFIERS, code) ?? getOwnProperty(OTHER_IDENTIFIERS, code) ?? null
}

/**
 * Returns the kind under which the country's table has a number. Where a country has only one of VAT number and tax
 * number, it stands for both: an American EIN may be stored as VAT number. A second sales tax has no field of its own:
 * its number is stored as tax number.
 */
export function resolveIdentifierKind(country: string | null, kind: IdentifierKind): IdentifierKind {
  const identifiers = findCountryIdentifiers(country)
  if (!identifiers || identifiers[kind]) return kind
  if (kind === 'vat' && identifiers.tax) return 'tax'
  if (kind === 'tax' && identifiers.regional) return 'regional'
  if (kind === 'tax' && identifiers.vat) return 'vat'
  return kind
}

/**
 * Returns the country's number of a kind, or null if it has none.
 * @param country ISO 3166-1 alpha-2, or the specification's `UK`
 */
export const findIdentifier = (country: string | null, kind: IdentifierKind): Identifier | null =>
  findCountryIdentifiers(country)?.[resolveIdentifierKind(country, kind)] ?? null

/** True if a business of the country has a tax number besides its VAT number. */
export function hasTaxNumber(country: string | null): boolean {
  const identifiers = findCountryIdentifiers(country)
  return Boolean(identifiers?.regional || (identifiers?.tax && identifiers.vat))
}

/** Prefixes of VAT numbers that are not the country's code. Northern Ireland has XI for trade in goods with the EU. */
const PREFIX_COUNTRIES: Record<string, string> = { EL: 'GR', XI: 'GB' }

/** Returns the country that the prefix of a VAT number names, in the EU and the United Kingdom; null if it has none. */
export function findPrefixCountry(number: string): string | null {
  const [, prefix = '', rest = ''] =
    /^([A-Z]{2})([A-Z0-9]{2,13})$/.exec(number.replace(/[^\p{L}\p{N}]/gu, '')) ?? []
  if (!/\d/.test(rest)) return null
  const country = getOwnProperty(PREFIX_COUNTRIES, prefix) ?? prefix
  return isEuCountry(country) || country === 'GB' ? country : null
}

/**
 * Returns the country that issued a number: a business may have another country's VAT number, which its prefix shows.
 * @param country the owner's, ISO 3166-1 alpha-2; null if it is unknown
 */
export const getNumberCountry = (
  country: string | null,
  kind: IdentifierKind,
  number: string,
): string | null => (kind === 'vat' ? findPrefixCountry(number.toUpperCase()) : null) ?? country

const findVariant = (identifier: Identifier, number: string) =>
  identifier.variants?.find(({ pattern }) => pattern.test(number))

/** Returns the kind of a stored number: a German tax number may be in the field of the register number. */
export const detectIdentifierKind = (
  country: string | null,
  kind: IdentifierKind,
  number: string,
): IdentifierKind => {
  const identifier = findIdentifier(country, kind)
  return (identifier && findVariant(identifier, number.trim())?.kind) ?? kind
}

const pickName = (name: IdentifierName, language: Language | null): string =>
  typeof name === 'string' ? name : ((language && name[language]) ?? name.default)

interface NameOptions {
  /** The document's language, used only in a country with several languages. */
  language?: Language | null
  /** The number itself, which tells SIREN from SIRET. */
  number?: string | null
}

/**
 * Returns the name of a number in the country that issued it, whatever the document's language; `VAT`, `Tax no.` or
 * `Company no.` if it is unknown.
 * @param country the owner's, ISO 3166-1 alpha-2
 */
export function getIdentifierName(
  country: string | null,
  kind: IdentifierKind,
  { language = null, number = null }: NameOptions = {},
): string {
  const identifier = findIdentifier(country, kind)
  if (!identifier) return INTERNATIONAL_NAMES[kind]
  const text = number?.trim() ?? ''
  const variant = findVariant(identifier, text)
  return pickName((variant ?? identifier).name, language)
}

/**
 * Formats a number with its name, as a document prints it: `USt-IdNr. DE136695976`. A number that already begins with
 * the name is returned as it is.
 */
export function formatIdentifier(
  country: string | null,
  kind: IdentifierKind,
  number: string,
  language: Language | null = null,
): string {
  const name = getIdentifierName(country, kind, { language, number })
  return number.toLowerCase().startsWith(name.toLowerCase()) ? number : `${name} ${number}`
}

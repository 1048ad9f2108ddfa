import { getOwnProperty } from '@/lib/core/object'
import type { AddressPart } from './address-parts'
import { findCountryCode } from './country-codes'

/** Letters of a format: street, city, region (state), ZIP (postal code). */
const LETTERS: Record<string, AddressPart> = { S: 'street', C: 'city', R: 'state', Z: 'postalCode' }

/** A line of an address: its parts, and the separators printed between two that are both filled in. */
export type FormatLine = (AddressPart | { between: string })[]

/**
 * Address formats in Latin letters and the countries that use each; `/` starts a line. Source: Universal Postal Union,
 * Postal addressing systems in member countries. Countries not listed keep the format from before this table. Issued
 * documents keep the address as formatted at the time.
 */
const FORMATS: Record<string, string> = {
  'S/Z C': `AD AT BE BG CH CZ DE DK EE FI FO FR GF GL GP GR HR IS LI LT LU MC ME MK MQ NC NL NO PF PL PM PT RE RS SE
    SI SJ SK SM VA AL BA BY CY GE HT IL KG LA MD MG NE PY RO SN TN UZ WF YT DZ MA AX BL MF GN GW ET KW`,
  'S/Z C R': 'IT ES',
  'S/Z C, R': 'MX CR DO HN',
  'S/Z C/R': 'AR CL CU EC GT MY NI PE PH SV TR UY',
  'S/C, R Z': 'US PR GU VI AS MP UM FM MH PW CN JP KR',
  'S/C R Z': 'CA AU NF CX CC',
  'S/C Z': 'NZ SG TW BN BD MN MV NP SA PK MT',
  'S/C/Z': 'GB GG JE IM GI FK GS SH IO PN TC AI VG BM KY MS KE LK ZA SZ MU',
  'S/C/R/Z': 'IE UA RU KZ EG',
  'S/C, Z': 'LV JO',
  'S/C - R/Z': 'BR',
  'S/C Z/R': 'IN NG VE IR',
  'S/C, R, Z': 'CO',
  'S/C, R': 'HK MO AE BH QA OM JM BS PA',
  'S/C/R Z': 'ID TH VN',
  'C/S/Z': 'HU',
}
/** Formats in the country's own script: from the largest unit to the smallest. */
const NATIVE: Record<string, string> = {
  JP: 'Z/RC/S',
  CN: 'Z/RCS',
  TW: 'Z/RCS',
  HK: 'RC/S',
  MO: 'RC/S',
  KR: 'R C/S/Z',
}
const DEFAULT_FORMAT = 'S/C, R, Z'

const HAN_KANA_HANGUL = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

let byCountry: Map<string, string> | undefined

function getLatinFormat(country: string | null): string {
  byCountry ??= new Map(
    Object.entries(FORMATS).flatMap(([format, countries]) =>
      countries.split(/\s+/).map((code): [string, string] => [code, format]),
    ),
  )
  return byCountry.get(country ?? '') ?? DEFAULT_FORMAT
}

const parseFormat = (format: string): FormatLine[] =>
  format.split('/').map((line) =>
    line.split(/([SCRZ])/).flatMap((piece): FormatLine => {
      if (piece === '') return []
      const part = LETTERS[piece]
      return [part ?? { between: piece }]
    }),
  )

/**
 * Returns the lines of an address in a country, first to last.
 * @param country its code; free text counts as an unknown country
 * @param text the address itself: in East Asian script the order is reversed
 */
export function getAddressFormat(country: string | null | undefined, text = ''): FormatLine[] {
  return (
    (HAN_KANA_HANGUL.test(text) && findNativeFormat(country)) ||
    parseFormat(getLatinFormat(findCountryCode(country)))
  )
}

/** Returns the format for East Asian script; undefined for other countries. */
export function findNativeFormat(country: string | null | undefined): FormatLine[] | undefined {
  const format = getOwnProperty(NATIVE, findCountryCode(country) ?? '')
  return format === undefined ? undefined : parseFormat(format)
}

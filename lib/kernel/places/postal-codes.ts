import { codeOf } from './codes'

/** How postal codes look, as the source of a regular expression; each, then the countries. */
const CODES: Record<string, string> = {
  '\\d{5}(?:-\\d{4})?': 'US PR GU VI AS MP UM FM MH PW',
  '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}': 'GB GG JE IM GI FK',
  '[A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d': 'CA',
  '[A-Z]\\d[\\dW] ?[A-Z\\d]{4}': 'IE',
  '\\d{4} ?[A-Z]{2}': 'NL',
  '\\d{4}': 'AT AU BE BG CH CY DK GL GE HU LI LU NO NZ SI SJ TN ZA AR PH AL AM BD CX CC NF MK ME MD',
  '\\d{5}': `DE FR IT ES FI EE HR TR UA MX ID TH MY PE UY LT DZ MA RS BA MC SM VA GP MQ GF RE YT PM NC PF WF BL
    MF AX KR KW CR GT CU PK NP KE LK EG JO SA`,
  '\\d{3} ?\\d{2}': 'SE CZ SK GR',
  '\\d{2}-?\\d{3}': 'PL',
  '\\d{4}-\\d{3}': 'PT',
  '(?:LV-)?\\d{4}': 'LV',
  '\\d{3}': 'IS FO',
  '\\d{5}-?\\d{3}': 'BR',
  '〒? ?\\d{3}-?\\d{4}': 'JP',
  '\\d{6}': 'CN RU RO SG VN CO EC KZ BY UZ KG NG MN',
  '\\d{3} ?\\d{3}': 'IN',
  '\\d{3}(?:-?\\d{2,3})?': 'TW',
  '\\d{7}': 'CL IL',
}
/** Some digits or so, and letters before or between them. */
const ANY = '(?:[A-Z]{1,3}[- ]?)?\\d{3,7}(?:-\\d{2,4})?'

/** Of which country a code is may stand before it: `D-10115`, `CH-8001`. */
export const COUNTRY_MARK = '(?:(?:[A-Z]{1,2}|FIN)-)?'

let byCountry: Map<string, string> | undefined

/** The postal codes of a country, as the source of a regular expression; where they are not known, of any country. */
export function postalCodes(country: string | null | undefined): string {
  byCountry ??= new Map(
    Object.entries(CODES).flatMap(([source, countries]) =>
      countries.split(/\s+/).map((code): [string, string] => [code, source]),
    ),
  )
  return byCountry.get(codeOf(country) ?? '') ?? ANY
}

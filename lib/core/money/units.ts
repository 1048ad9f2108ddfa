import { getOwnProperty } from '@/lib/core/object'

interface Unit {
  /** Code in UN/ECE Recommendation 20. */
  code: string
  /** Plural, if it differs. */
  plural?: string
  /** Accepted spellings. */
  aliases?: string[]
}

/** Units of measure with known codes, by their stored singular. */
const UNITS: Record<string, Unit> = {
  h: { code: 'HUR', aliases: ['hr', 'hrs', 'hour', 'hours'] },
  day: { code: 'DAY', plural: 'days', aliases: ['d'] },
  week: { code: 'WEE', plural: 'weeks', aliases: ['wk', 'wks'] },
  month: { code: 'MON', plural: 'months', aliases: ['mo'] },
  year: { code: 'ANN', plural: 'years', aliases: ['yr', 'yrs'] },
  piece: { code: 'H87', plural: 'pieces', aliases: ['pc', 'pcs'] },
  page: { code: 'ZP', plural: 'pages' },
  word: { code: 'D68', plural: 'words' },
  km: { code: 'KMT', aliases: ['kilometre', 'kilometres', 'kilometer', 'kilometers'] },
  mile: { code: 'SMI', plural: 'miles', aliases: ['mi'] },
  m: { code: 'MTR', aliases: ['metre', 'metres', 'meter', 'meters'] },
  'm²': { code: 'MTK', aliases: ['m2', 'sqm', 'sq m'] },
  kg: { code: 'KGM', aliases: ['kilo', 'kilos'] },
  l: { code: 'LTR', aliases: ['litre', 'litres', 'liter', 'liters'] },
}

interface UnitName {
  one: string
  /** Plural, if it differs. */
  other?: string
  aliases?: string[]
}

/** Names of units as they are typed in other languages of the interface. Symbols (km, m², kg) are the same. */
const NAMES: Record<string, Record<string, UnitName>> = {
  de: {
    h: { one: 'h', aliases: ['std', 'std.', 'stunde', 'stunden'] },
    day: { one: 'Tag', other: 'Tage' },
    week: { one: 'Woche', other: 'Wochen' },
    month: { one: 'Monat', other: 'Monate' },
    year: { one: 'Jahr', other: 'Jahre' },
    piece: { one: 'Stück', aliases: ['stk', 'stk.'] },
    page: { one: 'Seite', other: 'Seiten' },
    word: { one: 'Wort', other: 'Wörter' },
    mile: { one: 'Meile', other: 'Meilen' },
  },
}

/** Lists the stored names of all units. */
export const listUnitNames = (): string[] => Object.keys(UNITS)

/** Code for everything without a unit of the table (UN/ECE Recommendation 20: one). */
const ONE = 'C62'

/** Maximum number of characters of a unit. */
export const MAX_UNIT = 20

/** A custom unit: one or more words, the first of at least two characters. */
const CUSTOM_UNIT = /^\p{L}[\p{L}.]*[\p{L}.²³](?:[ /-]\p{L}[\p{L}.]*)*$/u

/** Units by spelling in lower case, for each language. */
const spellings = new Map<string, Map<string, string>>()

function listSpellings(language: string): Map<string, string> {
  const known = spellings.get(language)
  if (known) return known
  const names = Object.entries(NAMES[language] ?? {})
  const found = new Map([
    ...Object.entries(UNITS).flatMap(([unit, { plural, aliases = [] }]) =>
      [unit, plural ?? unit, ...aliases].map((spelling) => [spelling, unit] as const),
    ),
    ...names.flatMap(([unit, { one, other = one, aliases = [] }]) =>
      [one.toLowerCase(), other.toLowerCase(), ...aliases].map((spelling) => [spelling, unit] as const),
    ),
  ])
  spellings.set(language, found)
  return found
}

/**
 * Parses a unit to its stored form: the name of a known one, a custom one as typed. Null for empty text, undefined for
 * text that is not a unit.
 * @param language language of its names besides English
 */
export function parseUnit(text: string, language = 'en'): string | null | undefined {
  const word = text.trim().replace(/\s+/g, ' ')
  if (!word) return null
  const known = listSpellings(language).get(word.toLowerCase())
  if (known) return known
  return word.length <= MAX_UNIT && CUSTOM_UNIT.test(word) ? word : undefined
}

/** Returns a unit's code in UN/ECE Recommendation 20, as e-invoices use it; a custom unit counts as pieces (`C62`). */
export const getUnitCode = (unit: string): string => getOwnProperty(UNITS, unit)?.code ?? ONE

export const isKnownUnit = (unit: string | null): unit is string =>
  unit !== null && Object.hasOwn(UNITS, unit)

/** Formats a unit after a quantity, in a language of the interface. */
export function formatUnit(unit: string, quantity: number, language = 'en'): string {
  const name = getOwnProperty(NAMES[language] ?? {}, unit)
  if (name) return (quantity !== 1 && name.other) || name.one
  return (quantity !== 1 && getOwnProperty(UNITS, unit)?.plural) || unit
}

/** Suggested units, as stored. */
export const COMMON_UNITS = ['h', 'day', 'week', 'month', 'piece', 'page', 'word', 'km'] as const

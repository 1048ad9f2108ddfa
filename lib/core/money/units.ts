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

/** Lists the stored names of all units. */
export const listUnitNames = (): string[] => Object.keys(UNITS)

/** Code for everything without a unit of the table (UN/ECE Recommendation 20: one). */
const ONE = 'C62'

/** Maximum number of characters of a unit. */
export const MAX_UNIT = 20

/** A custom unit: one or more words, the first of at least two characters. */
const CUSTOM_UNIT = /^\p{L}[\p{L}.]*[\p{L}.²³](?:[ /-]\p{L}[\p{L}.]*)*$/u

let spellings: Map<string, string> | undefined

/**
 * Parses a unit to its stored form: the name of a known one, a custom one as typed. Null for empty text, undefined for
 * text that is not a unit.
 */
export function parseUnit(text: string): string | null | undefined {
  const word = text.trim().replace(/\s+/g, ' ')
  if (!word) return null
  spellings ??= new Map(
    Object.entries(UNITS).flatMap(([name, { plural, aliases = [] }]) =>
      [name, plural ?? name, ...aliases].map((spelling): [string, string] => [spelling, name]),
    ),
  )
  const known = spellings.get(word.toLowerCase())
  if (known) return known
  return word.length <= MAX_UNIT && CUSTOM_UNIT.test(word) ? word : undefined
}

/** Returns a unit's code in UN/ECE Recommendation 20, as e-invoices use it; a custom unit counts as pieces (`C62`). */
export const getUnitCode = (unit: string): string => getOwnProperty(UNITS, unit)?.code ?? ONE

export const isKnownUnit = (unit: string | null): unit is string =>
  unit !== null && Object.hasOwn(UNITS, unit)

/** Formats a unit after a quantity. */
export const formatUnit = (unit: string, quantity: number): string =>
  (quantity !== 1 && getOwnProperty(UNITS, unit)?.plural) || unit

/** Suggested units, as stored. */
export const COMMON_UNITS = ['h', 'day', 'week', 'month', 'piece', 'page', 'word', 'km'] as const

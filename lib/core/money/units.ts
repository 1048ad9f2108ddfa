import { getOwn } from '@/lib/core/get-own'

interface Unit {
  /** Its code in UN/ECE Recommendation 20. */
  code: string
  /** As it is written of more than one, where that is another word. */
  many?: string
  /** How else it is typed. */
  also?: string[]
}

/** The units of measure whose codes are known, by how they are stored and written of one. */
const UNITS: Record<string, Unit> = {
  h: { code: 'HUR', also: ['hr', 'hrs', 'hour', 'hours'] },
  day: { code: 'DAY', many: 'days', also: ['d'] },
  week: { code: 'WEE', many: 'weeks', also: ['wk', 'wks'] },
  month: { code: 'MON', many: 'months', also: ['mo'] },
  year: { code: 'ANN', many: 'years', also: ['yr', 'yrs'] },
  piece: { code: 'H87', many: 'pieces', also: ['pc', 'pcs'] },
  page: { code: 'ZP', many: 'pages' },
  word: { code: 'D68', many: 'words' },
  km: { code: 'KMT', also: ['kilometre', 'kilometres', 'kilometer', 'kilometers'] },
  mile: { code: 'SMI', many: 'miles', also: ['mi'] },
  m: { code: 'MTR', also: ['metre', 'metres', 'meter', 'meters'] },
  'm²': { code: 'MTK', also: ['m2', 'sqm', 'sq m'] },
  kg: { code: 'KGM', also: ['kilo', 'kilos'] },
  l: { code: 'LTR', also: ['litre', 'litres', 'liter', 'liters'] },
}

/** All of them, as they are stored. */
export const listUnitNames = (): string[] => Object.keys(UNITS)

/** Of what is counted by no unit of the table (UN/ECE Recommendation 20: one). */
const ONE = 'C62'

/** Characters of a unit at most. */
export const MAX_UNIT = 20

/** A unit of one's own: a word of two letters or more, or some. */
const OWN = /^\p{L}[\p{L}.]*[\p{L}.²³](?:[ /-]\p{L}[\p{L}.]*)*$/u

let typed: Map<string, string> | undefined

/** A unit as it is stored: a known one by its name, one's own as it was typed. Null for nothing, undefined for what is no unit. */
export function parseUnit(text: string): string | null | undefined {
  const word = text.trim().replace(/\s+/g, ' ')
  if (!word) return null
  typed ??= new Map(
    Object.entries(UNITS).flatMap(([name, { many, also = [] }]) =>
      [name, many ?? name, ...also].map((way): [string, string] => [way, name]),
    ),
  )
  const known = typed.get(word.toLowerCase())
  if (known) return known
  return word.length <= MAX_UNIT && OWN.test(word) ? word : undefined
}

/** The code of a unit in UN/ECE Recommendation 20, as electronic invoices name it; one's own is counted one by one. */
export const getUnitCode = (unit: string): string => getOwn(UNITS, unit)?.code ?? ONE

/** Whether a unit is one of the table. */
export const isKnownUnit = (unit: string | null): unit is string =>
  unit !== null && Object.hasOwn(UNITS, unit)

/** A unit as it stands behind a quantity. */
export const formatUnit = (unit: string, quantity: number): string =>
  (quantity !== 1 && getOwn(UNITS, unit)?.many) || unit

/** Units to choose from, as they are stored. */
export const COMMON_UNITS = ['h', 'day', 'week', 'month', 'piece', 'page', 'word', 'km'] as const

import { parsePageKey, type PageKey } from '@/lib/core/lists/page-key'
import { stripControlCharacters } from '@/lib/core/lists/list-params'

/** How an address names the numbers that no pattern says: every series has a `{n}` in it. */
const NO_SEQUENCE = '-'

/** The series that an address names: undefined for none, null for the numbers outside of any. */
export const parseSequenceParam = (text: string | undefined): string | null | undefined =>
  text === NO_SEQUENCE ? null : stripControlCharacters(text ?? '') || undefined

export const formatSequenceParam = (series: string | null): string => series ?? NO_SEQUENCE

const isCount = (text: string) => /^\d{1,15}$/.test(text)

/** Parses the key of a page of numbers, which are sorted by count within a series. Null if it is invalid. */
export const parseNumberKey = (text: string, series: string | null | undefined): PageKey | null =>
  parsePageKey(typeof series === 'string' ? [isCount] : [], text)

export const isNumberKey = (text: string, series: string | null | undefined): boolean =>
  parseNumberKey(text, series) !== null

import { parsePageKey, type PageKey } from '@/lib/core/lists/paging'
import { stripControlCharacters } from '@/lib/core/lists/list-params'

/** URL value for the numbers outside of any sequence. Every sequence contains `{n}`, so this can't be one. */
const NO_SEQUENCE = '-'

/** Parses the sequence in a URL: undefined for none, null for the numbers outside of any. */
export const parseSequenceParam = (text: string | undefined): string | null | undefined =>
  text === NO_SEQUENCE ? null : stripControlCharacters(text ?? '') || undefined

export const formatSequenceParam = (series: string | null): string => series ?? NO_SEQUENCE

const isCount = (text: string) => /^\d{1,15}$/.test(text)

/** Parses the page key of a list of numbers, which is sorted by count within a sequence. Null if it is invalid. */
export const parseNumberKey = (text: string, series: string | null | undefined): PageKey | null =>
  parsePageKey(typeof series === 'string' ? [isCount] : [], text)

export const isNumberKey = (text: string, series: string | null | undefined): boolean =>
  parseNumberKey(text, series) !== null

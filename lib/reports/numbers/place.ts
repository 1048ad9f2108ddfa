import { readKey, type PageKey } from '@/lib/kernel/lists/key'
import { plainText } from '@/lib/kernel/lists/place'

/** How an address names the numbers that no pattern says: every series has a `{n}` in it. */
const NO_SERIES = '-'

/** The series that an address names: undefined for none, null for the numbers outside of any. */
export const seriesNamed = (text: string | undefined): string | null | undefined =>
  text === NO_SERIES ? null : plainText(text ?? '') || undefined

export const nameOfSeries = (series: string | null): string => series ?? NO_SERIES

const isCount = (text: string) => /^\d{1,15}$/.test(text)

/** Parses the key of a page of numbers, which are sorted by count within a series. Null if it is invalid. */
export const readNumberKey = (text: string, series: string | null | undefined): PageKey | null =>
  readKey(typeof series === 'string' ? [isCount] : [], text)

export const isNumberKey = (text: string, series: string | null | undefined): boolean =>
  readNumberKey(text, series) !== null

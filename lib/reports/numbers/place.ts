import { plainText } from '@/lib/kernel/lists/place'

/** How an address names the numbers that no pattern says: every series has a `{n}` in it. */
const NO_SERIES = '-'

/** The series that an address names: undefined for none, null for the numbers outside of any. */
export const seriesNamed = (text: string | undefined): string | null | undefined =>
  text === NO_SERIES ? null : plainText(text ?? '') || undefined

export const nameOfSeries = (series: string | null): string => series ?? NO_SERIES

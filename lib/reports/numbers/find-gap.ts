/** A run of numbers that were never given. */
export interface Gap {
  from: string
  to: string
  count: number
}

/**
 * The numbers right below one that nobody was ever given; null where the one before was.
 * @param series what the number is counted in (`ParsedNumber.series`)
 * @param below the highest count of the series below it; null where it is the first
 */
export function findGapBelow(
  number: string,
  series: string | null,
  count: number | null,
  below: number | null,
): Gap | null {
  if (series === null || count === null || below === null || count - below < 2) return null
  const write = findNumberFormatter(series, number)
  return write && { from: write(below + 1), to: write(count - 1), count: count - below - 1 }
}

const SLOTS: Record<string, string> = {
  '{n}': ')(\\d+)(',
  '{client}': '\\p{L}+',
  '{yyyy}': '\\d{4}',
  '{yy}': '\\d{2}',
  '{mm}': '\\d{2}',
}

/** How other numbers of a series are written, by one of them. Null where it is none of it. */
export function findNumberFormatter(series: string, number: string): ((count: number) => string) | null {
  const source = series
    .split(/(\{(?:n|client|yyyy|yy|mm)\})/)
    .map((part) => SLOTS[part] ?? part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('')
  const found = new RegExp(`^(${source})$`, 'iu').exec(number)
  if (!found) return null
  const [, before = '', digits = '', after = ''] = found
  const zeros = digits.startsWith('0') ? digits.length : 1
  return (count) => before + String(count).padStart(zeros, '0') + after
}

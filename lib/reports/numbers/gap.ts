/** A run of numbers that were never given. */
export interface Gap {
  from: string
  to: string
  count: number
}

/**
 * The numbers right below one that nobody was ever given; null where the one before was.
 * @param series what the number is counted in (`Reading.series`)
 * @param below the highest count of the series below it; null where it is the first
 */
export function gapBelow(
  number: string,
  series: string | null,
  count: number | null,
  below: number | null,
): Gap | null {
  if (series === null || count === null || below === null || count - below < 2) return null
  const parts = partsBy(series, number)
  if (!parts) return null
  const write = (one: number) => parts.before + String(one).padStart(parts.zeros, '0') + parts.after
  return { from: write(below + 1), to: write(count - 1), count: count - below - 1 }
}

const SLOTS: Record<string, string> = { '{n}': ')(\\d+)(', '{client}': '\\p{L}+' }

/** The counter in a number, and what stands around it. */
function partsBy(series: string, number: string) {
  const source = series
    .split(/(\{n\}|\{client\})/)
    .map((part) => SLOTS[part] ?? part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('')
  const found = new RegExp(`^(${source})$`, 'iu').exec(number)
  if (!found) return null
  const [, before = '', digits = '', after = ''] = found
  return { before, after, zeros: digits.startsWith('0') ? digits.length : 1 }
}

import type { Gap } from './number-response'

/**
 * Returns the unassigned numbers right below a number; null if the one before was assigned.
 * @param series the sequence of the number (`ParsedNumber.sequenceKey`)
 * @param below the next lower count assigned in the sequence; null if the number is the first
 */
export function findGapBelow(
  number: string,
  series: string | null,
  count: number | null,
  below: number | null,
): Gap | null {
  if (series === null || count === null || below === null || count - below < 2) return null
  const formatNumber = findNumberFormatter(series, number)
  return (
    formatNumber && { from: formatNumber(below + 1), to: formatNumber(count - 1), count: count - below - 1 }
  )
}

const SLOTS: Record<string, string> = {
  '{n}': ')(\\d+)(',
  '{client}': '\\p{L}+',
  '{yyyy}': '\\d{4}',
  '{yy}': '\\d{2}',
  '{mm}': '\\d{2}',
}

/**
 * Returns a function that formats other counts of a sequence like the given number. Null if the number isn't in the
 * sequence.
 */
export function findNumberFormatter(series: string, number: string): ((count: number) => string) | null {
  const source = series
    .split(/(\{(?:n|client|yyyy|yy|mm)\})/)
    .map((part) => SLOTS[part] ?? part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('')
  const match = new RegExp(`^(${source})$`, 'iu').exec(number)
  if (!match) return null
  const [, before = '', digits = '', after = ''] = match
  const minDigits = digits.startsWith('0') ? digits.length : 1
  return (count) => before + String(count).padStart(minDigits, '0') + after
}

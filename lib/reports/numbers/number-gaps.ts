import type { SkipReason } from '@/lib/business/numbering/types'
import type { Gap } from './number-response'

/** Numbers that a sequence skipped, and the reason. */
export interface SkippedRange {
  from: number
  to: number
  reason: SkipReason
  at: Date
  by: string | null
}

/** A part of a number gap. `why` is null if no reason was recorded. */
interface GapPart {
  from: number
  to: number
  why: SkippedRange | null
}

/** Splits a number gap into parts, lowest first, each with the most recently recorded reason for its first number. */
export function explainGap(from: number, to: number, skippedRanges: SkippedRange[]): GapPart[] {
  const parts: GapPart[] = []
  for (let start = from; start <= to;) {
    const current = start
    const why = skippedRanges
      .filter((skip) => skip.from <= current && skip.to >= current)
      .reduce<SkippedRange | null>((latest, skip) => (latest && latest.at >= skip.at ? latest : skip), null)
    const next = skippedRanges.reduce(
      (lowest, skip) => (skip.from > current ? Math.min(lowest, skip.from) : lowest),
      to + 1,
    )
    const end = why ? Math.min(why.to, to) : Math.min(next - 1, to)
    parts.push({ from: start, to: end, why })
    start = end + 1
  }
  return parts
}

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

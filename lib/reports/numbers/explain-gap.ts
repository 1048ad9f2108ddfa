import type { SkipReason } from '@/lib/business/numbering/types'

/** Numbers that a sequence skipped, and the reason. */
export interface SkippedRange {
  from: number
  to: number
  reason: SkipReason
  at: Date
  by: string | null
}

/** A part of a number gap. `why` is null if no reason was recorded. */
export interface GapPart {
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

import type { SkipReason } from '@/lib/business/numbering/types'

/** Numbers that a counter passed over, and why. */
export interface SkippedRange {
  from: number
  to: number
  reason: SkipReason
  at: Date
  by: string | null
}

/** A part of a gap; null for what nothing explains. */
export interface GapPart {
  from: number
  to: number
  why: SkippedRange | null
}

/** A gap in parts, lowest first, each with what was written down last about its first number. */
export function explainGap(from: number, to: number, skips: SkippedRange[]): GapPart[] {
  const parts: GapPart[] = []
  for (let at = from; at <= to;) {
    const reached = at
    const why = skips
      .filter((skip) => skip.from <= reached && skip.to >= reached)
      .reduce<SkippedRange | null>((latest, skip) => (latest && latest.at >= skip.at ? latest : skip), null)
    const next = skips.reduce(
      (least, skip) => (skip.from > reached ? Math.min(least, skip.from) : least),
      to + 1,
    )
    const end = why ? Math.min(why.to, to) : Math.min(next - 1, to)
    parts.push({ from: at, to: end, why })
    at = end + 1
  }
  return parts
}

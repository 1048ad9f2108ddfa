import type { SkippedFor } from '@/lib/business/numbering/types'

/** Numbers that a counter passed over, and why. */
export interface Skipped {
  from: number
  to: number
  reason: SkippedFor
  at: Date
  by: string | null
}

/** A part of a gap; null for what nothing explains. */
export interface Part {
  from: number
  to: number
  why: Skipped | null
}

/** A gap in parts, lowest first, each with what was written down last about its first number. */
export function explain(from: number, to: number, skips: Skipped[]): Part[] {
  const parts: Part[] = []
  for (let at = from; at <= to;) {
    const reached = at
    const why = skips
      .filter((skip) => skip.from <= reached && skip.to >= reached)
      .reduce<Skipped | null>((latest, skip) => (latest && latest.at >= skip.at ? latest : skip), null)
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

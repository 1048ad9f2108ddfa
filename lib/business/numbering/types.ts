import type { Day } from '@/lib/core/dates'
import type { NumberedKind } from './numbered-kinds'
import type { ResetInterval } from './pattern'

/** How a business numbers documents of a kind. */
export interface Numbering {
  /** As the business wrote it, with `{KIND}`. */
  pattern: string
  resets: ResetInterval
  /** The business's day. */
  today: Day
  /** What the next document dated today is called. */
  next: string
}

/** A series as the API tells of it. */
export interface NumberSequenceSettings extends Omit<Numbering, 'today'> {
  kind: NumberedKind
  /** Set by the business; else it goes on from the numbers it gives. */
  isChosen: boolean
  /** The year or month that is counted in today, empty where it never starts again. */
  period: string
  /** The next one and the two after it. */
  preview: string[]
}

/** Why a number has no invoice any more. */
export const RELEASE_REASONS = ['DRAFT_DELETED', 'DELETED', 'CHANGED'] as const
export type ReleaseReason = (typeof RELEASE_REASONS)[number]

/**
 * Why a counter passed over numbers: it began further up, a number ahead of it was typed, the next number was set, the series was changed,
 * documents outside of the series had them, or they are from before there was a ledger.
 */
export const SKIP_REASONS = ['STARTED', 'TYPED', 'SET', 'CHANGED', 'TAKEN', 'IMPORTED'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

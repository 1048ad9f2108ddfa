import type { Day } from '@/lib/core/dates'
import type { ResetInterval } from './pattern'

/** Numbering of one document kind. */
export interface Numbering {
  /** Pattern as the business wrote it, with `{KIND}`. */
  pattern: string
  resets: ResetInterval
  /** Today in the business's time zone. */
  today: Day
  /** Number of the next document dated today. */
  next: string
}

/** Reasons a document lost its number. */
export const RELEASE_REASONS = ['DRAFT_DELETED', 'DELETED', 'CHANGED'] as const
export type ReleaseReason = (typeof RELEASE_REASONS)[number]

/**
 * Reasons a counter skipped numbers:
 * - STARTED: the counter started at a higher count
 * - TYPED: a number ahead of the counter was typed
 * - SET: the next number was set
 * - CHANGED: the sequence was changed
 * - TAKEN: documents outside the sequence had the numbers
 * - IMPORTED: the numbers predate the ledger
 */
export const SKIP_REASONS = ['STARTED', 'TYPED', 'SET', 'CHANGED', 'TAKEN', 'IMPORTED'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

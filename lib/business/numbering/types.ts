import type { Day } from '@/lib/kernel/dates'
import type { Resets } from './pattern'

/** What a business numbers, each in a series of its own. */
export const NUMBERED_KINDS = ['INVOICE'] as const
export type NumberedKind = (typeof NUMBERED_KINDS)[number]

/** How a business numbers its invoices. */
export interface Numbering {
  pattern: string
  resets: Resets
  /** The user's day. */
  today: Day
  /** What the next invoice dated today is called. */
  next: string
}

/** Why a number has no invoice any more. */
export const RELEASES = ['DRAFT_DELETED', 'DELETED', 'CHANGED'] as const
export type ReleasedFor = (typeof RELEASES)[number]

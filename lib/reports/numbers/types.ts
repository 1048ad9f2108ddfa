import type { NumberedKind } from '@/lib/business/numbering/numbered-kinds'
import type { ReleaseReason, SkipReason } from '@/lib/business/numbering/types'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import type { Day } from '@/lib/core/dates'
import type { Gap } from './find-gap'

/** Numbers that were never given, with the reason: null where nothing was written down. */
export interface ExplainedGap extends Gap {
  reason: SkipReason | null
  /** An ISO instant. */
  at: string | null
  by: string | null
  /** They are all below the first number of their series. */
  isStart: boolean
}

/** One number that was given, and what became of it. */
export interface AssignedNumber {
  id: number
  kind: NumberedKind
  number: string
  /** ISO instants. */
  givenAt: string
  issuedAt: string | null
  /** The invoice that has it, null where there is none any more. */
  invoice: { id: number; status: InvoiceStatus } | null
  /** What its document is dated. */
  issueDate: Day | null
  clientName: string | null
  totalAmount: number | null
  currency: string | null
  /** How it became free, or was taken out of use. */
  released: {
    at: string
    by: string | null
    reason: ReleaseReason
    /** The user's own words; for CHANGED the number it was changed to. */
    note: string | null
  } | null
  /** The numbers right below it that were never given. */
  skipped: Gap | null
  /** The same, and what is missing below the first one, with the reasons; lowest first. */
  gaps: ExplainedGap[]
}

/** The numbers that one counter counts, and what became of them. */
export interface SequenceReport {
  kind: NumberedKind
  /** What they are counted in; null for those that no pattern says. */
  series: string | null
  /** The year or month they are counted in; null where the counter goes on through all, or is none of today's pattern. */
  period: string | null
  /** The lowest and the highest that stand. */
  first: string
  last: string
  /** Those that a document has which was issued, or is a draft. */
  issued: number
  drafts: number
  /** Those that were issued and that no document has any more. */
  withdrawn: number
  /** Runs of numbers that nobody has, with a reason and without. */
  explained: number
  unexplained: number
}

/** A number with what its invoice said when it was deleted or got another number; null where it still has one. */
export interface AssignedNumberWithContent extends AssignedNumber {
  content: Omit<Invoice, 'publicToken'> | null
}

import type { NumberedKind } from '@/lib/business/numbering/numbered-kinds'
import type { ReleaseReason, SkipReason } from '@/lib/business/numbering/types'
import type { ArchivedDocument } from '@/lib/documents/archive/parse-archived-document'
import type { InvoiceStatus } from '@/lib/documents/types'
import type { Day } from '@/lib/core/dates'
import type { Gap } from './find-gap'

/** A number gap with its reason; null if none was recorded. */
export interface ExplainedGap extends Gap {
  reason: SkipReason | null
  at: string | null
  by: string | null
  /** True for numbers below the first one of their sequence. */
  isStart: boolean
}

/** An assigned number and its state. */
export interface AssignedNumber {
  id: number
  kind: NumberedKind
  number: string
  givenAt: string
  issuedAt: string | null
  /** Document that has the number; null if none has it any more. */
  invoice: { id: number; status: InvoiceStatus } | null
  /** Issue date of its document. */
  issueDate: Day | null
  clientName: string | null
  totalAmount: number | null
  currency: string | null
  /** Reason why it was released or withdrawn. */
  released: {
    at: string
    by: string | null
    reason: ReleaseReason
    /** Note by the user; for CHANGED the new number. */
    note: string | null
  } | null
  /** Unassigned numbers right below it. */
  skipped: Gap | null
  /** Like `skipped`, plus the numbers below the first one, with their reasons; lowest first. */
  gaps: ExplainedGap[]
}

/** Numbers of one sequence, by state. */
export interface SequenceReport {
  kind: NumberedKind
  /** Key of the sequence; null for numbers outside of any. */
  series: string | null
  /** Year or month of the numbers; null if the sequence never restarts, or has another pattern by now. */
  period: string | null
  /** Lowest and highest number in use. */
  first: string
  last: string
  /** Numbers of issued documents and of drafts. */
  issued: number
  drafts: number
  /** Issued numbers that no document has any more. */
  withdrawn: number
  /** Gaps with and without a recorded reason. */
  explained: number
  unexplained: number
}

/** A number with the archived content of its invoice; null while an invoice still has the number. */
export interface AssignedNumberWithContent extends AssignedNumber {
  content: ArchivedDocument | null
}

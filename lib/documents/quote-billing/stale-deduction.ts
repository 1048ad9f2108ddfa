import { truncateText } from '@/lib/core/truncate-text'
import { reason, type Reason } from '@/lib/i18n/reason'

/** Why an invoice can't be deducted, or not with the amount of the line; `UNKNOWN` if it never could. */
export type StaleCause =
  'CREDITED' | 'PARTLY_CREDITED' | 'CANCELLED' | 'DRAFT' | 'DELETED' | 'DEDUCTED' | 'CHANGED' | 'UNKNOWN'

/** Deduction lines of one invoice that don't match what can be deducted for it. */
export interface StaleDeduction {
  cause: StaleCause
  /** Number of the deducted invoice; null if it isn't known. */
  number: string | null
  /** Numbers of the credit notes, or of the final invoice, that are the cause. */
  by: string[]
  /** Indexes of the lines. */
  lines: number[]
  /** Description of the first line. */
  description: string
}

/** Result of comparing a document's deduction lines with what can be deducted now. */
export interface DeductionCheck {
  stale: StaleDeduction | null
  /** Final invoices: number of the first earlier invoice that isn't deducted; null if all are. */
  missing: string | null
}

/** Enough for a description as the conversion writes it. */
const MAX_DESCRIPTION_LENGTH = 60

/** Returns the values of the sentence: of a refusal (`deduction.stale`) and of the finding `deduction-stale`. */
export const getStaleValues = ({ cause, number, by, lines, description }: StaleDeduction) => ({
  cause,
  number: number ?? '',
  by: by.join(', '),
  count: lines.length,
  line: truncateText(description.split('\n', 1)[0]!, MAX_DESCRIPTION_LENGTH),
})

/** Returns the reason to refuse a final invoice, worded as in the check before sending. */
export const getStaleReason = (stale: StaleDeduction): Reason =>
  reason('deduction.stale', getStaleValues(stale))

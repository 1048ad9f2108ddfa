import type { ArchivedDocument } from '@/lib/documents/archive/parse-archived-document'
import type { AssignedNumber } from './number-response'

export type { AssignedNumber, ExplainedGap, SequenceReport } from './number-response'

/** A number with the content of its invoice when it was deleted or renumbered; null if the invoice still has it. */
export interface AssignedNumberWithContent extends AssignedNumber {
  content: ArchivedDocument | null
}

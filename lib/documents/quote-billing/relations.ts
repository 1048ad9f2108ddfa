import { decimal, type Amount } from '@/lib/core/money'
import type { Relation } from '@/lib/documents/types'

interface DerivedDocument {
  relation: Relation | null
}

/** True if a final invoice deducts it. */
export const isDeductible = ({ relation }: DerivedDocument): boolean =>
  relation === 'DEPOSIT' || relation === 'PARTIAL'

/** True if its lines come from another document, so that any quantity above 0 is allowed. */
export const allowsFractions = ({ relation }: DerivedDocument): boolean =>
  relation === 'PARTIAL' || relation === 'CREDITS'

/** True if it bills the whole of its source. */
export const billsWholeQuote = ({ relation }: DerivedDocument): boolean =>
  relation === 'CONVERTED' || relation === 'FINAL'

/**
 * True unless it was credited in full, which counts as never billed.
 * @param charged its total less credit notes
 */
export const isNotFullyCredited = (charged: Amount, { totalAmount }: { totalAmount: Amount }): boolean =>
  decimal(charged).gt(0) || decimal(totalAmount).eq(0)

/** True if its amounts depend on related documents, so that it must have their client. */
export const isLinked = ({ relation }: DerivedDocument): boolean =>
  relation !== null && relation !== 'CONVERTED'

import { decimal, type Amount } from '@/lib/core/money'
import type { Relation } from '@/lib/documents/types'

interface DerivedDocument {
  relation: Relation | null
}

/** Whether a final invoice takes it off. */
export const isPartialInvoice = ({ relation }: DerivedDocument): boolean =>
  relation === 'DEPOSIT' || relation === 'PARTIAL'

/** Whether its lines come from another document, so that any quantity above 0 is allowed. */
export const allowsFractions = ({ relation }: DerivedDocument): boolean =>
  relation === 'PARTIAL' || relation === 'CREDITS'

/** Whether it bills all of what it was made from. */
export const billsWholeQuote = ({ relation }: DerivedDocument): boolean =>
  relation === 'CONVERTED' || relation === 'FINAL'

/** Whether something of it stands: what was credited in full is as if it had never been billed. @param charged what no credit note took back */
export const isPartlyUncredited = (charged: Amount, { totalAmount }: { totalAmount: Amount }): boolean =>
  decimal(charged).gt(0) || decimal(totalAmount).eq(0)

/** Whether it is only right together with others, so that its client is theirs. */
export const isLinked = ({ relation }: DerivedDocument): boolean =>
  relation !== null && relation !== 'CONVERTED'

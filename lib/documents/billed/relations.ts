import { exact, type Amount } from '@/lib/kernel/money'
import type { Relation } from '@/lib/documents/types'

interface Made {
  relation: Relation | null
}

/** Whether a final invoice takes it off. */
export const isPartial = ({ relation }: Made): boolean => relation === 'DEPOSIT' || relation === 'PARTIAL'

/** Whether its lines come from another document, so that any quantity above 0 is allowed. */
export const hasParts = ({ relation }: Made): boolean => relation === 'PARTIAL' || relation === 'CREDITS'

/** Whether it bills all of what it was made from. */
export const isWhole = ({ relation }: Made): boolean => relation === 'CONVERTED' || relation === 'FINAL'

/** Whether something of it stands: what was credited in full is as if it had never been billed. @param charged what no credit note took back */
export const stands = (charged: Amount, { totalAmount }: { totalAmount: Amount }): boolean =>
  exact(charged).gt(0) || exact(totalAmount).eq(0)

/** Whether it is only right together with others, so that its client is theirs. */
export const isTied = ({ relation }: Made): boolean => relation !== null && relation !== 'CONVERTED'

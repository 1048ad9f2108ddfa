import type { Relation } from '@/lib/documents/types'

interface Made {
  relation: Relation | null
}

/** Whether a final invoice takes it off. */
export const isPartial = ({ relation }: Made): boolean => relation === 'DEPOSIT' || relation === 'PARTIAL'

/** Whether it bills all of what it was made from. */
export const isWhole = ({ relation }: Made): boolean => relation === 'CONVERTED' || relation === 'FINAL'

/** Whether it is only right together with others, so that its client is theirs. */
export const isTied = ({ relation }: Made): boolean => relation !== null && relation !== 'CONVERTED'

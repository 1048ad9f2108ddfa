import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { todayIn, type Day } from '@/lib/core/dates'
import type { NumberedKind } from './numbered-kinds'
import { dependsOnInvoice } from './pattern'
import { getNumberSequence } from './number-sequence'
import { getNextNumber } from './resolve-number'

/**
 * Returns the number the form proposes: the next free one of the day, by default today in the business's time zone.
 */
export async function proposeNumber(
  actor: Actor,
  kind: NumberedKind,
  { day, client = '' }: { day?: Day; client?: string } = {},
): Promise<string> {
  const business = await db.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: { timeZone: true },
  })
  return getNextNumber(db, actor, kind, { day: day ?? todayIn(business.timeZone), client })
}

/** True if the proposed number depends on the issue date or the client. */
export const isNumberDependentOnInvoice = async (actor: Actor, kind: NumberedKind): Promise<boolean> =>
  dependsOnInvoice((await getNumberSequence(db, actor, kind)).pattern)

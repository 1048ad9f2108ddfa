import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { todayIn, type Day } from '@/lib/core/dates'
import type { NumberedKind } from './numbered-kinds'
import { dependsOnInvoice } from './pattern'
import { getNumberSequence } from './number-sequence'
import { getNextNumber } from './resolve-number'

/** The number that the form proposes for a document: the next free one of its day, today unless another is named. */
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

/** Whether the number a form proposes changes with the issue date or the client. */
export const isNumberDependentOnInvoice = async (actor: Actor, kind: NumberedKind): Promise<boolean> =>
  dependsOnInvoice((await getNumberSequence(db, actor, kind)).pattern)

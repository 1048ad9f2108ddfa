import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { todayIn, type Day } from '@/lib/kernel/dates'
import type { NumberedKind } from './kinds'
import { followsInvoice } from './pattern'
import { readSeries } from './series'
import { nextNumber } from './settle'

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
  return nextNumber(db, actor, kind, { day: day ?? todayIn(business.timeZone), client })
}

/** Whether the number a form proposes changes with the issue date or the client. */
export const numberFollows = async (actor: Actor, kind: NumberedKind): Promise<boolean> =>
  followsInvoice((await readSeries(db, actor, kind)).pattern)

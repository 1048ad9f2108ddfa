import 'server-only'
import { db } from '@/lib/platform/db/client'
import { todayIn, type Day } from '@/lib/kernel/dates'
import { followsInvoice } from './pattern'
import { readSeries } from './series'
import { nextNumber } from './settle'
import type { NumberedKind } from './types'

/** The number that the form proposes for a document: the next free one of its day, today unless another is named. */
export async function proposeNumber(
  userId: number,
  kind: NumberedKind,
  { day, client = '' }: { day?: Day; client?: string } = {},
): Promise<string> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { timeZone: true } })
  return nextNumber(db, userId, kind, { day: day ?? todayIn(user.timeZone), client })
}

/** Whether the number a form proposes changes with the issue date or the client. */
export const numberFollows = async (userId: number, kind: NumberedKind): Promise<boolean> =>
  followsInvoice((await readSeries(db, userId, kind)).pattern)

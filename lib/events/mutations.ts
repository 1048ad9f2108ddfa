import 'server-only'
import type { Db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import type { EventType } from './types'

/** Writes down what happened, in the transaction that made it happen. */
export async function recordEvent(
  tx: Db,
  userId: number,
  type: EventType,
  about: { invoiceId: number; data?: Prisma.InputJsonObject },
): Promise<void> {
  await tx.event.create({ data: { userId, type, invoiceId: about.invoiceId, data: about.data ?? {} } })
}

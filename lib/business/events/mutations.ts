import 'server-only'
import type { Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { notifyOwner } from '@/lib/business/events/notify'
import type { EventType } from './types'

/** Writes down what happened, in the transaction that made it happen, and mails it to the owner where they want that. */
export async function recordEvent(
  tx: Db,
  userId: number,
  type: EventType,
  about: { invoiceId: number | null; data?: Prisma.InputJsonObject },
): Promise<void> {
  const { id } = await tx.event.create({
    data: { userId, type, invoiceId: about.invoiceId, data: about.data ?? {} },
    select: { id: true },
  })
  await notifyOwner(tx, userId, { id, type }, about)
}

import 'server-only'
import type { EventActor } from '@/lib/core/access/actor'
import type { Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { notifyMembers } from '@/lib/activity/notify-members'
import type { EventType } from './types'

/** Records an event in the transaction that caused it, and notifies the members who want an email about it. */
export async function recordEvent(
  tx: Db,
  actor: EventActor,
  type: EventType,
  about: { invoiceId: number | null; data?: Prisma.InputJsonObject },
): Promise<void> {
  const { businessId, person, via } = actor
  const { id } = await tx.event.create({
    data: {
      businessId,
      actorId: person?.id ?? null,
      actorName: person?.name ?? null,
      via,
      type,
      invoiceId: about.invoiceId,
      data: about.data ?? {},
    },
    select: { id: true },
  })
  await notifyMembers(tx, actor, { id, type }, about)
}

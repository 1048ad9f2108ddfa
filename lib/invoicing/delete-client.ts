import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { ClientBulkInput } from '@/lib/clients/schema'
import type { BulkResult } from '@/lib/core/lists/bulk'
import { notFound } from '@/lib/i18n/errors'
import { bulkApply } from '@/lib/platform/bulk-apply'
import { db } from '@/lib/platform/db/client'
import { pauseSchedulesOfClient, resumeSchedulesOfClient } from '@/lib/recurring/schedules/deleted-client'

/**
 * Hides a client from all lists and pauses its recurring schedules. The row stays, because its invoices refer to it.
 * Throws 404 if it doesn't exist, was already deleted or is another business's.
 */
export async function deleteClient(actor: Actor, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.client.updateMany({
      where: { id, businessId: actor.businessId, deletedAt: null },
      data: { deletedAt: new Date() },
    })
    if (count === 0) throw notFound('client')
    await pauseSchedulesOfClient(tx, actor, id)
  })
}

/**
 * Restores a deleted client and resumes the schedules that its deletion paused. Idempotent. Throws 404 if the business
 * has no such client.
 */
export async function restoreClient(actor: Actor, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.client.updateMany({
      where: { id, businessId: actor.businessId },
      data: { deletedAt: null },
    })
    if (count === 0) throw notFound('client')
    await resumeSchedulesOfClient(tx, actor, id)
  })
}

/** Deletes or restores many clients, each independently. */
export const bulkUpdateClients = (actor: Actor, { action, ids }: ClientBulkInput): Promise<BulkResult[]> =>
  bulkApply(ids, (id) => (action === 'delete' ? deleteClient(actor, id) : restoreClient(actor, id)))

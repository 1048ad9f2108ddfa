import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { storeResponse } from '@/lib/platform/idempotency/idempotency'
import type { BulkResult } from '@/lib/core/lists/bulk'
import { bulkApply } from '@/lib/platform/bulk-apply'
import { foldClient, SEARCHED_FIELDS } from './fold-client'
import { clientFields, getClient, toClient } from './queries'
import type { ClientBulkInput, ClientInput } from './schema'
import type { Client } from './client-response'

export function createClient(actor: Actor, input: ClientInput): Promise<Client> {
  return db.$transaction(async (tx) =>
    storeResponse(
      tx,
      toClient(
        await tx.client.create({
          data: { ...toColumns(input), foldedText: foldClient(input), businessId: actor.businessId },
          select: clientFields,
        }),
      ),
    ),
  )
}

const toColumns = <T extends Partial<ClientInput>>(input: T): T =>
  input.country === undefined ? input : { ...input, country: toIsoCountry(input.country) }

/** Updates the given fields only. Throws 404 if the client doesn't exist, was deleted or is another business's. */
export async function updateClient(actor: Actor, id: number, patch: Partial<ClientInput>): Promise<Client> {
  if (Object.keys(patch).length === 0) return getClient(actor, id)
  return db.$transaction(async (tx) => {
    const [client] = await tx.client.updateManyAndReturn({
      where: { id, businessId: actor.businessId, deletedAt: null },
      data: toColumns(patch),
      select: clientFields,
    })
    if (!client) throw notFound('client')
    // Folding needs the whole row, which a concurrent update may have changed first.
    if (SEARCHED_FIELDS.some((field) => patch[field] !== undefined))
      await tx.client.update({
        where: { own: { businessId: actor.businessId, id } },
        data: { foldedText: foldClient(client) },
        select: { id: true },
      })
    return toClient(client)
  })
}

/**
 * Hides a client from all lists. The row stays, because its invoices refer to it. Throws 404 if it doesn't exist, was
 * already deleted or is another business's.
 */
export async function deleteClient(actor: Actor, id: number): Promise<void> {
  const { count } = await db.client.updateMany({
    where: { id, businessId: actor.businessId, deletedAt: null },
    data: { deletedAt: new Date() },
  })
  if (count === 0) throw notFound('client')
}

/** Restores a deleted client. Idempotent. Throws 404 if the business has no such client. */
export async function restoreClient(actor: Actor, id: number): Promise<void> {
  const { count } = await db.client.updateMany({
    where: { id, businessId: actor.businessId },
    data: { deletedAt: null },
  })
  if (count === 0) throw notFound('client')
}

/** Deletes or restores many clients, each independently. */
export const bulkUpdateClients = (actor: Actor, { action, ids }: ClientBulkInput): Promise<BulkResult[]> =>
  bulkApply(ids, (id) => (action === 'delete' ? deleteClient(actor, id) : restoreClient(actor, id)))

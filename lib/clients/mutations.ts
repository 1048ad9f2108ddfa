import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { storeResponse } from '@/lib/platform/idempotency/idempotency'
import type { BulkResult } from '@/lib/core/lists/bulk-result'
import { bulkApply } from '@/lib/platform/bulk-apply'
import { foldClient, SEARCHED_FIELDS } from './fold-client'
import { clientFields, getClient, toClient } from './queries'
import type { ClientBulkInput, ClientInput } from './schema'
import type { Client } from './types'

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

/** The input as it is stored. */
const toColumns = <T extends Partial<ClientInput>>(input: T): T =>
  input.country === undefined ? input : { ...input, country: toIsoCountry(input.country) }

/** Changes the given fields only. Throws 404 when the client is missing, deleted or another user's. */
export async function updateClient(actor: Actor, id: number, patch: Partial<ClientInput>): Promise<Client> {
  if (Object.keys(patch).length === 0) return getClient(actor, id)
  return db.$transaction(async (tx) => {
    const [client] = await tx.client.updateManyAndReturn({
      where: { id, businessId: actor.businessId, deletedAt: null },
      data: toColumns(patch),
      select: clientFields,
    })
    if (!client) throw notFound('client')
    // Folding needs the whole row, which another change may have updated first.
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
 * Takes a client out of every list. The row stays, because its invoices keep their bill-to. Throws 404 when it is
 * missing, already deleted or another user's.
 */
export async function deleteClient(actor: Actor, id: number): Promise<void> {
  const { count } = await db.client.updateMany({
    where: { id, businessId: actor.businessId, deletedAt: null },
    data: { deletedAt: new Date() },
  })
  if (count === 0) throw notFound('client')
}

/** Brings a deleted client back into the lists, as it was. One that is there already stays. Throws 404 for none of the user's. */
export async function restoreClient(actor: Actor, id: number): Promise<void> {
  const { count } = await db.client.updateMany({
    where: { id, businessId: actor.businessId },
    data: { deletedAt: null },
  })
  if (count === 0) throw notFound('client')
}

/** Deletes many clients, or brings them back, each in its own right. */
export const bulkUpdateClients = (actor: Actor, { action, ids }: ClientBulkInput): Promise<BulkResult[]> =>
  bulkApply(ids, (id) => (action === 'delete' ? deleteClient(actor, id) : restoreClient(actor, id)))

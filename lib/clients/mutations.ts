import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { storeResponse } from '@/lib/platform/idempotency/idempotency'
import { foldClient, SEARCHED_FIELDS } from './fold-client'
import { clientFields, getClient, toClient } from './queries'
import type { ClientInput } from './schema'
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

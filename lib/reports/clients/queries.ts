import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Client } from '@/lib/clients/types'
import { db } from '@/lib/platform/db/client'
import { getPayableAmount } from '@/lib/documents/payment-status/payment-status'
import { summarizeClient } from './summarize-client'
import type { ClientSummary } from './types'

/**
 * What a client was invoiced, paid and still owes, in one grouped query. The first figure is in the client's own
 * currency, else in `userCurrency`.
 */
export async function getClientSummary(
  actor: Actor,
  client: Pick<Client, 'id' | 'currency'>,
  userCurrency: string,
): Promise<ClientSummary> {
  const groups = await db.invoice.groupBy({
    by: ['status', 'currency'],
    where: { businessId: actor.businessId, kind: 'INVOICE', clientId: client.id },
    _count: { _all: true },
    _sum: { totalAmount: true, withheldAmount: true, amountPaid: true },
  })
  return summarizeClient(
    groups.map(({ status, currency, _count, _sum }) => ({
      status,
      currency,
      count: _count._all,
      total: getPayableAmount({
        totalAmount: _sum.totalAmount ?? 0,
        withheldAmount: _sum.withheldAmount ?? 0,
      }),
      paid: _sum.amountPaid?.toString() ?? 0,
    })),
    client.currency ?? userCurrency,
  )
}

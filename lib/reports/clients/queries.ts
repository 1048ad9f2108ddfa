import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Client } from '@/lib/clients/types'
import { db } from '@/lib/platform/db/client'
import { getPayableAmount } from '@/lib/documents/payment-status/payment-status'
import type { ClientSummary, Outstanding } from './types'
import { isOutstanding, isPaid } from '@/lib/documents/lifecycle/kinds'
import { sumUnpaid, type StatusTotals } from '@/lib/documents/unpaid-totals'

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

/** A client's invoices of one status in one currency. */
interface InvoiceGroup extends StatusTotals {
  currency: string
  count: number
}

/**
 * The financial overview of a client (specification, section 3): outstanding is what is left to pay of what is neither
 * PAID nor CANCELLED, and says how much of it is in drafts.
 * Currencies are never added up; the first figure is in `currency`, even when it is zero.
 */
export function summarizeClient(groups: InvoiceGroup[], currency: string): ClientSummary {
  const countOf = (list: InvoiceGroup[]) => list.reduce((total, group) => total + group.count, 0)
  const open = groups.filter(isOutstanding)
  const outstandingIn = (code: string): Outstanding => ({
    currency: code,
    ...sumUnpaid(open.filter((group) => group.currency === code)),
  })
  const others = [...new Set(open.map((group) => group.currency))].filter((code) => code !== currency).sort()
  return {
    totalInvoices: countOf(groups),
    paidInvoices: countOf(groups.filter(isPaid)),
    outstanding: outstandingIn(currency),
    otherOutstanding: others.map(outstandingIn).filter(({ amount }) => amount !== 0),
  }
}

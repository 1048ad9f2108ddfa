import 'server-only'
import type { Actor, BusinessScope } from '@/lib/core/access/actor'
import { decimal, toNumber } from '@/lib/core/money'
import type { Client } from '@/lib/clients/client-response'
import { db } from '@/lib/platform/db/client'
import { getPayableAmount } from '@/lib/documents/payment-status/payment-status'
import type { ClientSummary, Outstanding } from './types'
import { isOutstanding, isPaid } from '@/lib/documents/lifecycle/kinds'
import { sumUnpaid, type StatusTotals } from '@/lib/documents/unpaid-totals'

/**
 * Returns what a client was invoiced, paid and owes, in one grouped query. The first figure is in the client's own
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

interface InvoiceGroup extends StatusTotals {
  currency: string
  count: number
}

/**
 * Summarizes a client's invoices (specification, section 3). Outstanding is the unpaid amount of everything neither
 * PAID nor CANCELLED, and reports the part in drafts. Currencies are never added up; the first figure is in `currency`,
 * even if it is zero.
 */
export function summarizeClient(groups: InvoiceGroup[], currency: string): ClientSummary {
  const countInvoices = (list: InvoiceGroup[]) => list.reduce((total, group) => total + group.count, 0)
  const open = groups.filter(isOutstanding)
  const sumOutstanding = (code: string): Outstanding => ({
    currency: code,
    ...sumUnpaid(open.filter((group) => group.currency === code)),
  })
  const others = [...new Set(open.map((group) => group.currency))].filter((code) => code !== currency).sort()
  return {
    totalInvoices: countInvoices(groups),
    paidInvoices: countInvoices(groups.filter(isPaid)),
    outstanding: sumOutstanding(currency),
    otherOutstanding: others.map(sumOutstanding).filter(({ amount }) => amount !== 0),
  }
}

interface OwedAmount {
  currency: string
  amount: number
}

/** Returns what each of these clients owes on invoices that were sent, by client id; in each currency, the largest first. */
export async function listOwedAmounts(
  { businessId }: BusinessScope,
  clientIds: number[],
): Promise<Map<number, OwedAmount[]>> {
  const groups = await db.invoice.groupBy({
    by: ['clientId', 'currency'],
    where: { businessId, kind: 'INVOICE', status: 'SENT', clientId: { in: clientIds } },
    _sum: { totalAmount: true, withheldAmount: true, amountPaid: true },
  })
  const byClient = new Map<number, OwedAmount[]>(clientIds.map((id) => [id, []]))
  for (const { clientId, currency, _sum } of groups) {
    const total = getPayableAmount({
      totalAmount: _sum.totalAmount ?? 0,
      withheldAmount: _sum.withheldAmount ?? 0,
    })
    const amount = toNumber(total.minus(decimal(_sum.amountPaid?.toString() ?? 0)))
    if (amount > 0) byClient.get(clientId)?.push({ currency, amount })
  }
  for (const amounts of byClient.values()) amounts.sort((a, b) => b.amount - a.amount)
  return byClient
}

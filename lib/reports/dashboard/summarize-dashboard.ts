import { isDraft, isInvoice, isOwed, isPaid } from '@/lib/documents/lifecycle/kinds'
import { sumUnpaid, type StatusTotals } from '@/lib/documents/unpaid-totals'
import { sum, toNumber } from '@/lib/core/money'
import type { CurrencyStats, DashboardStats } from './types'

/**
 * Sums of all invoices of one currency and status, or of the credit notes of a currency. Credit notes reduce what was
 * paid: an invoice settled by one counts as paid, but no money came in.
 */
export interface StatsGroup extends StatusTotals {
  currency: string
  count: number
}

/** Computes the dashboard's figures; missing groups count as 0. */
export function summarizeDashboard(groups: StatsGroup[], userCurrency: string): DashboardStats {
  const count = (predicate: (group: StatsGroup) => boolean) =>
    groups.filter(isInvoice).reduce((total, group) => (predicate(group) ? total + group.count : total), 0)
  const byCurrency = listCurrencies(groups, userCurrency).map((currency) =>
    summarizeCurrency(groups, currency),
  )
  const { totalPaid, totalUnpaid } = byCurrency[0]!

  return {
    totalPaid,
    totalUnpaid,
    totalInvoices: count(() => true),
    paidInvoices: count(isPaid),
    pendingInvoices: count(isOwed),
    draftInvoices: count(isDraft),
    byCurrency,
  }
}

function listCurrencies(groups: StatsGroup[], first: string): string[] {
  const others = new Set(groups.map((group) => group.currency))
  others.delete(first)
  return [first, ...[...others].sort()]
}

function summarizeCurrency(groups: StatsGroup[], currency: string): CurrencyStats {
  const own = groups.filter((group) => group.currency === currency)
  const { amount, owed, drafts } = sumUnpaid(own)
  return {
    currency,
    totalPaid: toNumber(sum(own.map((group) => group.paid))),
    totalUnpaid: amount,
    totalOwed: owed,
    totalDrafts: drafts,
  }
}

import { isOutstanding, isPaid } from '@/lib/documents/lifecycle/kinds'
import { sumUnpaid, type StatusTotals } from '@/lib/documents/unpaid-totals'
import type { ClientSummary, Outstanding } from './types'

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

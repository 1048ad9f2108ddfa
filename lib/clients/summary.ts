import { isOutstanding } from '@/lib/invoices/status'
import type { InvoiceStatus } from '@/lib/invoices/types'
import { Exact, sum, toNumber, type Amount } from '@/lib/money'
import type { ClientSummary, CurrencyAmount } from './types'

/** A client's invoices of one status in one currency. */
export interface InvoiceGroup {
  status: InvoiceStatus
  currency: string
  count: number
  total: Amount
  /** What came in for them. */
  paid: Amount
}

/**
 * The financial overview of a client (specification, section 3): outstanding is what is left to pay of what is neither
 * PAID nor CANCELLED.
 * Currencies are never added up; the first figure is in `currency`, even when it is zero.
 */
export function summarize(groups: InvoiceGroup[], currency: string): ClientSummary {
  const countOf = (list: InvoiceGroup[]) => list.reduce((total, group) => total + group.count, 0)
  const open = groups.filter(({ status }) => isOutstanding(status))
  const outstandingIn = (code: string): CurrencyAmount => ({
    currency: code,
    amount: toNumber(
      sum(
        open
          .filter((group) => group.currency === code)
          .map(({ total, paid }) => new Exact(total).minus(paid)),
      ),
    ),
  })
  const others = [...new Set(open.map((group) => group.currency))].filter((code) => code !== currency).sort()
  return {
    totalInvoices: countOf(groups),
    paidInvoices: countOf(groups.filter(({ status }) => status === 'PAID')),
    outstanding: outstandingIn(currency),
    otherOutstanding: others.map(outstandingIn).filter(({ amount }) => amount !== 0),
  }
}

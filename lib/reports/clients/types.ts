import type { UnpaidTotals } from '@/lib/documents/unpaid-totals'

/** Outstanding amount in one currency, and its parts. */
export interface Outstanding extends UnpaidTotals {
  currency: string
}

export interface ClientSummary {
  totalInvoices: number
  paidInvoices: number
  /** In the client's currency, else the user's. */
  outstanding: Outstanding
  otherOutstanding: Outstanding[]
}

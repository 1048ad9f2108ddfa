import type { UnpaidTotals } from '@/lib/documents/unpaid-totals'

/** What is outstanding in one currency, and of what it consists. */
export interface Outstanding extends UnpaidTotals {
  currency: string
}

export interface ClientSummary {
  totalInvoices: number
  paidInvoices: number
  /** In the client's own currency, else the user's. */
  outstanding: Outstanding
  /** Outstanding in every other currency. */
  otherOutstanding: Outstanding[]
}

import type { Unpaid } from '@/lib/documents/unpaid'

/** What is outstanding in one currency, and of what it consists. */
export interface Outstanding extends Unpaid {
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

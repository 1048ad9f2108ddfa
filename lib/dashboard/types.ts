/** What has come in and what is still to come, in one currency. */
export interface CurrencyStats {
  currency: string
  totalPaid: number
  /** Outstanding: neither paid nor cancelled. */
  totalUnpaid: number
}

/** `GET /api/dashboard/stats` (specification, section 3). The two plain sums are the first of `byCurrency`. */
export interface DashboardStats {
  totalPaid: number
  totalUnpaid: number
  totalInvoices: number
  paidInvoices: number
  /** Sent and not yet paid. */
  pendingInvoices: number
  draftInvoices: number
  /** The user's own currency first, then every other one in use, by name. Sums never mix currencies. */
  byCurrency: CurrencyStats[]
}

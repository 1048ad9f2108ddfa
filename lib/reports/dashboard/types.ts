import type { Month } from '@/lib/kernel/dates/month'
import type { Acts } from './acts'

/** What has come in and what is still to come, in one currency. */
export interface CurrencyStats {
  currency: string
  totalPaid: number
  /** Outstanding: neither paid nor cancelled. The next two add up to it. */
  totalUnpaid: number
  /** What clients owe: the balance of what was sent. */
  totalOwed: number
  /** What is not sent yet. */
  totalDrafts: number
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

/** One currency's sum. */
export interface Sum {
  currency: string
  amount: number
}

/** Some invoices, counted and added up: the user's own currency first, no sum that is zero. */
export interface Pile {
  count: number
  sums: Sum[]
}

/** How far past its due date an invoice is that was sent and not yet paid, in days; NOT_DUE includes its due date. */
export const AGES = ['NOT_DUE', 'TO_30', 'TO_60', 'TO_90', 'OVER_90'] as const
export type Age = (typeof AGES)[number]

/** What waits for the user today. */
export interface Today {
  overdue: Pile
  /** Due today or on one of the six days after it. */
  week: Pile
  drafts: Pile
}

/** Everything the dashboard adds up. */
export interface Dashboard {
  stats: DashboardStats
  today: Today
  /** What is left to pay of what was sent, for each of `AGES` in order. */
  ages: Record<Age, Pile>
  /** What came in, for the last twelve months in order, this month last. */
  income: { month: Month; sums: Sum[] }[]
  /** What the user could do now. */
  acts: Acts
}

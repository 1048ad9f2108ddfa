import type { Month } from '@/lib/core/dates/month'
import type { SuggestedActionList } from './suggested-actions'

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
export interface CurrencySum {
  currency: string
  amount: number
}

/** Some invoices, counted and added up: the user's own currency first, no sum that is zero. */
export interface CountedSums {
  count: number
  sums: CurrencySum[]
}

/** How far past its due date an invoice is that was sent and not yet paid, in days; NOT_DUE includes its due date. */
export const AGE_BUCKETS = ['NOT_DUE', 'TO_30', 'TO_60', 'TO_90', 'OVER_90'] as const
export type AgeBucket = (typeof AGE_BUCKETS)[number]

/** What waits for the user today. */
export interface TodayFigures {
  overdue: CountedSums
  /** Due today or on one of the six days after it. */
  week: CountedSums
  drafts: CountedSums
}

/** Everything the dashboard adds up. */
export interface Dashboard {
  stats: DashboardStats
  today: TodayFigures
  /** What is left to pay of what was sent, for each of `AGE_BUCKETS` in order. */
  ages: Record<AgeBucket, CountedSums>
  /** What came in, for the last twelve months in order, this month last. */
  income: { month: Month; sums: CurrencySum[] }[]
  /** What the user could do now. */
  acts: SuggestedActionList
}

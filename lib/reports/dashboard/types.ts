import type { Month } from '@/lib/core/dates/month'
import type { SuggestedActionList } from './suggested-actions'

/** Amounts paid and outstanding in one currency. */
export interface CurrencyStats {
  currency: string
  totalPaid: number
  /** Outstanding: neither paid nor cancelled. The sum of the next two. */
  totalUnpaid: number
  /** Balance due of sent invoices. */
  totalOwed: number
  /** Total of drafts. */
  totalDrafts: number
}

/**
 * `GET /api/dashboard/stats` (specification, section 3). The two sums without a currency are those of the first of
 * `byCurrency`.
 */
export interface DashboardStats {
  totalPaid: number
  totalUnpaid: number
  totalInvoices: number
  paidInvoices: number
  pendingInvoices: number
  draftInvoices: number
  /** The user's default currency first, then every other one in use, by code. Sums never mix currencies. */
  byCurrency: CurrencyStats[]
}

export interface CurrencySum {
  currency: string
  amount: number
}

/** Number and sums of some invoices: the user's default currency first, without sums of zero. */
export interface CountedSums {
  count: number
  sums: CurrencySum[]
}

/** Days past due of a sent, unpaid invoice; NOT_DUE includes the due date. */
export const AGE_BUCKETS = ['NOT_DUE', 'TO_30', 'TO_60', 'TO_90', 'OVER_90'] as const
export type AgeBucket = (typeof AGE_BUCKETS)[number]

export interface TodayFigures {
  overdue: CountedSums
  /** Due today or within the next six days. */
  week: CountedSums
  drafts: CountedSums
}

export interface Dashboard {
  stats: DashboardStats
  today: TodayFigures
  /** Balance due of sent invoices by age. */
  ages: Record<AgeBucket, CountedSums>
  /** Income of the last twelve months in order, the current one last. */
  income: { month: Month; sums: CurrencySum[] }[]
  acts: SuggestedActionList
}

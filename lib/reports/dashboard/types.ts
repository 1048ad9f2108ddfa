import type { Month } from '@/lib/core/dates/month'
import type { DashboardStats } from './stats-response'
import type { SuggestedActionList } from './suggested-actions'

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
  suggestedActions: SuggestedActionList
}

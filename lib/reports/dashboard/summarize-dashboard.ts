import { isDraft, isInvoice, isOwed, isPaid } from '@/lib/documents/lifecycle/kinds'
import { sumUnpaid, type StatusTotals } from '@/lib/documents/unpaid-totals'
import { sum, toNumber, type Amount } from '@/lib/core/money'
import type { Month } from '@/lib/core/dates/month'
import { getBalance } from '@/lib/documents/payment-status/payment-status'
import type { CurrencyStats, DashboardStats } from './stats-response'
import {
  AGE_BUCKETS,
  type AgeBucket,
  type Dashboard,
  type CountedSums,
  type CurrencySum,
  type TodayFigures,
} from './types'

/**
 * Sums of all invoices of one currency and status, or of the credit notes of a currency. Credit notes reduce what was
 * paid: an invoice settled by one counts as paid, but no money came in.
 */
interface StatsGroup extends StatusTotals {
  currency: string
  count: number
}

/** Computes the dashboard's figures; missing groups count as 0. */
export function summarizeDashboard(groups: StatsGroup[], userCurrency: string): DashboardStats {
  const count = (predicate: (group: StatsGroup) => boolean) =>
    groups.filter(isInvoice).reduce((total, group) => (predicate(group) ? total + group.count : total), 0)
  const byCurrency = listCurrencies(groups, userCurrency).map((currency) =>
    summarizeCurrency(groups, currency),
  )
  const { totalPaid, totalUnpaid } = byCurrency[0]!

  return {
    totalPaid,
    totalUnpaid,
    totalInvoices: count(() => true),
    paidInvoices: count(isPaid),
    pendingInvoices: count(isOwed),
    draftInvoices: count(isDraft),
    byCurrency,
  }
}

function listCurrencies(groups: StatsGroup[], first: string): string[] {
  const others = new Set(groups.map((group) => group.currency))
  others.delete(first)
  return [first, ...[...others].sort()]
}

function summarizeCurrency(groups: StatsGroup[], currency: string): CurrencyStats {
  const own = groups.filter((group) => group.currency === currency)
  const { amount, owed, drafts } = sumUnpaid(own)
  return {
    currency,
    totalPaid: toNumber(sum(own.map((group) => group.paid))),
    totalUnpaid: amount,
    totalOwed: owed,
    totalDrafts: drafts,
  }
}

/** Sums of the invoices of one currency, status and age. Only sent invoices have an age; WEEK is due within a week. */
export interface AgedGroup extends StatsGroup {
  age: AgeBucket | 'WEEK' | null
}

/** Income of a month in one currency. */
interface IncomeGroup {
  month: Month
  currency: string
  paid: Amount
}

/** Summarizes what needs the user's attention. @param first the currency listed first */
export function summarizeToday(groups: AgedGroup[], first: string): TodayFigures {
  return {
    overdue: toCountedSums(
      groups.filter(({ age }) => age !== null && age !== 'WEEK' && age !== 'NOT_DUE'),
      first,
    ),
    week: toCountedSums(
      groups.filter(({ age }) => age === 'WEEK'),
      first,
    ),
    drafts: toCountedSums(groups.filter(isDraft), first),
  }
}

/** Summarizes the balance due of sent invoices by age. @param first the currency listed first */
export function summarizeAges(groups: AgedGroup[], first: string): Dashboard['ages'] {
  const buckets = AGE_BUCKETS.map((age) => {
    const matching = groups.filter((group) => (group.age === 'WEEK' ? 'NOT_DUE' : group.age) === age)
    return [age, toCountedSums(matching, first)] as const
  })
  return Object.fromEntries(buckets) as Dashboard['ages']
}

/** Summarizes income by month. @param first the currency listed first */
export const summarizeIncome = (groups: IncomeGroup[], months: Month[], first: string): Dashboard['income'] =>
  months.map((month) => ({
    month,
    sums: sumByCurrency(
      groups.filter((group) => group.month === month).map(({ currency, paid }) => [currency, paid]),
      first,
    ),
  }))

/** Adds up several lists of sums, by currency. @param first the currency listed first */
export const mergeSums = (lists: CurrencySum[][], first: string): CurrencySum[] =>
  sumByCurrency(
    lists.flat().map(({ currency, amount }) => [currency, amount]),
    first,
  )

function toCountedSums(groups: AgedGroup[], first: string): CountedSums {
  return {
    count: groups.reduce((total, group) => total + group.count, 0),
    sums: sumByCurrency(
      groups.map(({ currency, total, paid }) => [
        currency,
        getBalance({ totalAmount: total, amountPaid: paid }),
      ]),
      first,
    ),
  }
}

function sumByCurrency(amounts: [currency: string, amount: Amount][], first: string): CurrencySum[] {
  const currencies = [...new Set(amounts.map(([currency]) => currency))].sort()
  return [...currencies.filter((one) => one === first), ...currencies.filter((one) => one !== first)]
    .map((currency) => ({
      currency,
      amount: toNumber(sum(amounts.filter(([own]) => own === currency).map(([, amount]) => amount))),
    }))
    .filter(({ amount }) => amount !== 0)
}

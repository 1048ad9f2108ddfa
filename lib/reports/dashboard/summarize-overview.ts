import type { Month } from '@/lib/core/dates/month'
import { isDraft } from '@/lib/documents/lifecycle/kinds'
import { getBalance } from '@/lib/documents/payment-status/payment-status'
import { sum, toNumber, type Amount } from '@/lib/core/money'
import type { StatsGroup } from './summarize-dashboard'
import {
  AGE_BUCKETS,
  type AgeBucket,
  type Dashboard,
  type CountedSums,
  type CurrencySum,
  type TodayFigures,
} from './types'

/** Invoices of one currency, status and age. Only what was SENT has an age; WEEK is what falls due within it. */
export interface AgedGroup extends StatsGroup {
  age: AgeBucket | 'WEEK' | null
}

/** What came in within a month, in one currency. */
interface IncomeGroup {
  month: Month
  currency: string
  paid: Amount
}

/** What waits for the user. @param first the currency that is named first */
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

/** What is left to pay of what was sent, by age. @param first the currency that is named first */
export function summarizeAges(groups: AgedGroup[], first: string): Dashboard['ages'] {
  const piles = AGE_BUCKETS.map((age) => {
    const fits = groups.filter((group) => (group.age === 'WEEK' ? 'NOT_DUE' : group.age) === age)
    return [age, toCountedSums(fits, first)] as const
  })
  return Object.fromEntries(piles) as Dashboard['ages']
}

/** What came in, month by month. @param first the currency that is named first */
export const summarizeIncome = (groups: IncomeGroup[], months: Month[], first: string): Dashboard['income'] =>
  months.map((month) => ({
    month,
    sums: sumByCurrency(
      groups.filter((group) => group.month === month).map(({ currency, paid }) => [currency, paid]),
      first,
    ),
  }))

/** All sums of a list as one list: currencies stay apart. @param first the currency that is named first */
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

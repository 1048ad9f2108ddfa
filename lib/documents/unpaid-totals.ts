import { formatMoney, sum, toNumber, type Amount } from '@/lib/core/money'
import { isOutstanding, type HasStatus } from './lifecycle/kinds'
import { getBalance, getDraftAmount, getBalanceDue } from './payment-status/payment-status'

/** Invoices of one status and one currency, added up by the database. */
export interface StatusTotals extends HasStatus {
  /** What is to be paid for them in all. */
  total: Amount
  /** What came in for them. */
  paid: Amount
}

/** The specification's sum of what is neither PAID nor CANCELLED, in one currency, and what it consists of. */
export interface UnpaidTotals {
  amount: number
  /** What clients have to pay: the balance of what was sent. */
  owed: number
  /** What nobody owes yet. */
  drafts: number
}

/** @param groups of one currency */
export function sumUnpaid(groups: StatusTotals[]): UnpaidTotals {
  const sums = groups.map(({ total, paid, ...stated }) => ({
    ...stated,
    totalAmount: total,
    amountPaid: paid,
  }))
  return {
    amount: toNumber(sum(sums.filter(isOutstanding).map(getBalance))),
    owed: toNumber(sum(sums.map(getBalanceDue))),
    drafts: toNumber(sum(sums.map(getDraftAmount))),
  }
}

/** `£6,550.08 owed + £552.00 in drafts`; null where the sum is owed to the last cent and needs no words. */
export function formatUnpaid(
  { owed, drafts }: Pick<UnpaidTotals, 'owed' | 'drafts'>,
  currency: string,
): string | null {
  if (drafts === 0) return null
  const inDrafts = `${formatMoney(drafts, currency)} in drafts`
  return owed === 0 ? 'all in drafts' : `${formatMoney(owed, currency)} owed + ${inDrafts}`
}

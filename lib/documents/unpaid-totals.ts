import { sum, toNumber, type Amount } from '@/lib/core/money'
import { isOutstanding, type HasStatus } from './lifecycle/kinds'
import { getBalance, getDraftAmount, getBalanceDue } from './payment-status/payment-status'

/** Sums of all invoices with one status and currency. */
export interface StatusTotals extends HasStatus {
  /** Payable amount. */
  total: Amount
  paid: Amount
}

/** Sum of all invoices that are neither PAID nor CANCELLED (specification), in one currency, and its parts. */
export interface UnpaidTotals {
  amount: number
  /** Balance due of sent invoices. */
  owed: number
  /** Drafts, not due yet. */
  drafts: number
}

/** Sums the totals of one currency. */
export function sumUnpaid(groups: StatusTotals[]): UnpaidTotals {
  const sums = groups.map(({ total, paid, ...state }) => ({
    ...state,
    totalAmount: total,
    amountPaid: paid,
  }))
  return {
    amount: toNumber(sum(sums.filter(isOutstanding).map(getBalance))),
    owed: toNumber(sum(sums.map(getBalanceDue))),
    drafts: toNumber(sum(sums.map(getDraftAmount))),
  }
}

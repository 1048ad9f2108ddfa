import { formatMoney, sum, toNumber, type Amount } from '@/lib/kernel/money'
import { isOutstanding, type Stated } from './lifecycle/kinds'
import { balanceOf, draftedOf, owedOf } from './standing'

/** Invoices of one status and one currency, added up by the database. */
export interface StatusGroup extends Stated {
  /** What is to be paid for them in all. */
  total: Amount
  /** What came in for them. */
  paid: Amount
}

/** The specification's sum of what is neither PAID nor CANCELLED, in one currency, and what it consists of. */
export interface Unpaid {
  amount: number
  /** What clients have to pay: the balance of what was sent. */
  owed: number
  /** What nobody owes yet. */
  drafts: number
}

/** @param groups of one currency */
export function unpaidOf(groups: StatusGroup[]): Unpaid {
  const sums = groups.map(({ total, paid, ...stated }) => ({
    ...stated,
    totalAmount: total,
    amountPaid: paid,
  }))
  return {
    amount: toNumber(sum(sums.filter(isOutstanding).map(balanceOf))),
    owed: toNumber(sum(sums.map(owedOf))),
    drafts: toNumber(sum(sums.map(draftedOf))),
  }
}

/** `£6,550.08 owed + £552.00 in drafts`; null where the sum is owed to the last cent and needs no words. */
export function unpaidText(
  { owed, drafts }: Pick<Unpaid, 'owed' | 'drafts'>,
  currency: string,
): string | null {
  if (drafts === 0) return null
  const inDrafts = `${formatMoney(drafts, currency)} in drafts`
  return owed === 0 ? 'all in drafts' : `${formatMoney(owed, currency)} owed + ${inDrafts}`
}

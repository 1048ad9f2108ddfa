import type Decimal from 'decimal.js'
import { sum } from '@/lib/kernel/money'

/** What came in with some payments, exactly. */
export const paidBy = (payments: { amount: { toString(): string } }[]): Decimal =>
  sum(payments.map(({ amount }) => amount.toString()))

import { proseDay } from '@/lib/kernel/dates'
import type { Invoice } from '@/lib/documents/types'
import { formatMoney } from '@/lib/kernel/money'
import { PAID_BY } from '@/lib/documents/payments/types'

/** A payment with every text final. */
export interface PaymentRow {
  id: number
  amount: string
  paidOn: string
  /** How, and the reference if there is one. */
  how: string
}

/** The payments of an invoice as its card lists them, the newest first. */
export function paymentRows({ payments, currency }: Pick<Invoice, 'payments' | 'currency'>): PaymentRow[] {
  return payments.toReversed().map(({ id, amount, paidOn, method, reference }) => ({
    id,
    amount: formatMoney(amount, currency),
    paidOn: proseDay(paidOn),
    how: reference ? `${PAID_BY[method]}, ${reference}` : PAID_BY[method],
  }))
}

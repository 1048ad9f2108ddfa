import type { Day } from '@/lib/kernel/dates'

/** How money came in. */
export const PAYMENT_KINDS = {
  BANK_TRANSFER: 'Bank transfer',
  CARD: 'Card',
  CASH: 'Cash',
  CHEQUE: 'Cheque',
  OTHER: 'Other',
} as const
export type PaymentKind = keyof typeof PAYMENT_KINDS
export const paymentKinds = Object.keys(PAYMENT_KINDS) as [PaymentKind, ...PaymentKind[]]

/** One sum that came in for an invoice, in the invoice's currency. */
export interface Payment {
  id: number
  paidOn: Day
  amount: number
  method: PaymentKind
  reference: string | null
}

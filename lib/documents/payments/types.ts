import type { Day } from '@/lib/kernel/dates'

/** How money came in, or was paid back. */
export const PAYMENT_KINDS = {
  BANK_TRANSFER: 'Bank transfer',
  CARD: 'Card',
  CASH: 'Cash',
  CHEQUE: 'Cheque',
  OTHER: 'Other',
} as const
export type PaymentKind = keyof typeof PAYMENT_KINDS
export const paymentKinds = Object.keys(PAYMENT_KINDS) as [PaymentKind, ...PaymentKind[]]

/** By what an invoice is paid: money that came in, what the client had to their credit, or a credit note. Nobody records the latter two as money. */
export const PAID_BY = { ...PAYMENT_KINDS, CREDIT: 'Credit', CREDIT_NOTE: 'Credit note' } as const
export type PaidBy = keyof typeof PAID_BY
export const paidByNames = Object.keys(PAID_BY) as [PaidBy, ...PaidBy[]]

/** Whether money came in with it. */
export const isMoney = (method: PaidBy): method is PaymentKind => Object.hasOwn(PAYMENT_KINDS, method)

/** One sum that an invoice was paid by, in the invoice's currency. */
export interface Payment {
  id: number
  paidOn: Day
  /** What it pays of the invoice. */
  amount: number
  /** What came in with it beyond that, and became the client's credit. */
  credited: number
  method: PaidBy
  /** Of a payment by credit note, its number. */
  reference: string | null
  /** Whether it includes the tax that the invoice says is withheld. */
  notWithheld?: boolean
  /** The credit note that settled the invoice with it. */
  creditNoteId?: number
}

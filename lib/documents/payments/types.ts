import type { Day } from '@/lib/core/dates'

/** How money came in, or was paid back. */
export const PAYMENT_KIND_LABELS = {
  BANK_TRANSFER: 'Bank transfer',
  CARD: 'Card',
  CASH: 'Cash',
  CHEQUE: 'Cheque',
  OTHER: 'Other',
} as const
export type PaymentKind = keyof typeof PAYMENT_KIND_LABELS
export const paymentKinds = Object.keys(PAYMENT_KIND_LABELS) as [PaymentKind, ...PaymentKind[]]

/** By what an invoice is paid: money that came in, what the client had to their credit, or a credit note. Nobody records the latter two as money. */
export const PAYMENT_SOURCES = {
  ...PAYMENT_KIND_LABELS,
  CREDIT: 'Credit',
  CREDIT_NOTE: 'Credit note',
} as const
export type PaymentSource = keyof typeof PAYMENT_SOURCES
export const paymentSources = Object.keys(PAYMENT_SOURCES) as [PaymentSource, ...PaymentSource[]]

/** Whether money came in with it. */
export const isMoney = (method: PaymentSource): method is PaymentKind =>
  Object.hasOwn(PAYMENT_KIND_LABELS, method)

/** One sum that an invoice was paid by, in the invoice's currency. */
export interface Payment {
  id: number
  paidOn: Day
  /** What it pays of the invoice. */
  amount: number
  /** What came in with it beyond that, and became the client's credit. */
  credited: number
  method: PaymentSource
  /** Of a payment by credit note, its number. */
  reference: string | null
  /** Whether it includes the tax that the invoice says is withheld. */
  notWithheld?: boolean
  /** The credit note that settled the invoice with it. */
  creditNoteId?: number
}

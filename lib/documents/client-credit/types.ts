import type { Day } from '@/lib/core/dates'
import type { PaymentKind } from '@/lib/documents/payments/types'

/** Labels of the kinds of credit entries. */
export const CREDIT_ENTRY_LABELS = {
  /** A payment exceeded its invoice. */
  OVERPAID: 'Overpaid',
  /** The part of a credit note beyond the balance of its invoice. */
  CREDITED: 'Credited',
  USED: 'Used',
  REFUNDED: 'Refunded',
  /** The payment or refund behind it was changed or deleted. */
  REVERSED: 'Reversed',
} as const
export type CreditKind = keyof typeof CREDIT_ENTRY_LABELS
export const creditKinds = Object.keys(CREDIT_ENTRY_LABELS) as [CreditKind, ...CreditKind[]]

export interface CreditBalance {
  currency: string
  amount: number
}

export interface CreditEntry {
  id: number
  kind: CreditKind
  currency: string
  /** Negative if it reduced the credit. */
  amount: number
  /** Balance after this entry. */
  balance: number
  day: Day
  /** Document that it came from or was used on. */
  invoiceId: number | null
  /** Null if the document was deleted since. */
  invoiceNumber: string | null
  /** Null if a document or a refund caused the entry. */
  paymentId: number | null
  /** Method of a refund. */
  method: PaymentKind | null
  note: string | null
  /** Id of the refund that it reverses. */
  reversesId: number | null
  /** True for a refund that was reversed. */
  isReversed: boolean
}

/** Credit balances of a client, and a page of entries, newest first. */
export interface ClientCredit {
  /** By currency, without balances of 0. */
  balances: CreditBalance[]
  entries: CreditEntry[]
}

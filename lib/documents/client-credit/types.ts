import type { Day } from '@/lib/core/dates'
import type { PaymentKind } from '@/lib/documents/payments/types'

/** What adds to a client's credit or takes from it, and how its history says it. */
export const CREDIT_ENTRY_LABELS = {
  /** A payment was more than its invoice. */
  OVERPAID: 'Overpaid',
  /** A document gave it: what a credit note leaves beyond its invoice. */
  CREDITED: 'Credited',
  USED: 'Used',
  REFUNDED: 'Refunded',
  /** The payment or the refund behind it was changed or removed. */
  REVERSED: 'Reversed',
} as const
export type CreditKind = keyof typeof CREDIT_ENTRY_LABELS
export const creditKinds = Object.keys(CREDIT_ENTRY_LABELS) as [CreditKind, ...CreditKind[]]

/** What a client has to their credit in one currency. */
export interface CreditBalance {
  currency: string
  amount: number
}

export interface CreditEntry {
  id: number
  kind: CreditKind
  currency: string
  /** What it added; below zero for what it took. */
  amount: number
  /** What the credit came to with it. */
  balance: number
  /** The day it counts from. */
  day: Day
  /** The document it came from or was used on. */
  invoiceId: number | null
  /** Null for a document that was deleted since. */
  invoiceNumber: string | null
  /** The payment behind it; null for what a document or a refund did. */
  paymentId: number | null
  /** How a refund was paid back. */
  method: PaymentKind | null
  note: string | null
  /** The refund that it takes back. */
  reversesId: number | null
  /** Whether it is a refund that was taken back. */
  isReversed: boolean
}

/** A client's credit, with a page of what made it, newest first. */
export interface ClientCredit {
  /** By currency; those alone in which there is some. */
  balances: CreditBalance[]
  entries: CreditEntry[]
}

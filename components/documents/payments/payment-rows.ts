import type { Day } from '@/lib/core/dates'
import type { Invoice } from '@/lib/documents/types'
import { sum, toNumber } from '@/lib/core/money'
import type { Payment } from '@/lib/documents/payments/payment-response'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'

/** Payment with formatted texts, and its stored values for editing. */
export interface PaymentRow {
  id: number
  /** Amount received; below zero for a credit note. */
  amount: string
  paidOn: string
  /** Number of the credit note that created the payment; it can only be removed with that. */
  note: string | null
  /** Parts paid on the invoice and added to credit; null if all of it pays the invoice. */
  parts: { paid: string; credited: string } | null
  stored: StoredPayment
}

interface StoredPayment extends Pick<Payment, 'method' | 'reference' | 'notWithheld'> {
  /** Amount received. */
  received: number
  /** Part that pays the invoice. */
  amount: number
  paidOn: Day
}

/** Formats the payments of an invoice, newest first. */
export function toPaymentRows(
  { payments, currency }: Pick<Invoice, 'payments' | 'currency'>,
  formats: InterfaceFormats,
): PaymentRow[] {
  const money = (amount: number) => formats.money(amount, currency)
  return payments.toReversed().map((payment) => {
    const { id, amount, credited, paidOn, method, reference, notWithheld, creditNoteId } = payment
    const received = toNumber(sum([amount, credited]))
    return {
      id,
      amount: money(creditNoteId === undefined ? received : -received),
      paidOn: formats.inlineDay(paidOn),
      note: creditNoteId === undefined ? null : `/invoices/${creditNoteId}`,
      parts: credited > 0 ? { paid: money(amount), credited: money(credited) } : null,
      stored: { received, amount, paidOn, method, reference, ...(notWithheld && { notWithheld }) },
    }
  })
}

import { formatDayInline, type Day } from '@/lib/core/dates'
import type { Invoice } from '@/lib/documents/types'
import { formatMoney, sum, toNumber } from '@/lib/core/money'
import { PAYMENT_SOURCES, type Payment } from '@/lib/documents/payments/types'

/** A payment with every text final, and as it is stored, for whoever changes it. */
export interface PaymentRow {
  id: number
  /** All that came in. */
  amount: string
  paidOn: string
  /** How, and the reference if there is one. */
  how: string
  /** The credit note that it comes from, with which it stands and goes. */
  note: string | null
  /** What of it pays the invoice, and what was kept as credit; null where all of it pays. */
  parts: { paid: string; credited: string } | null
  stored: StoredPayment
}

export interface StoredPayment extends Pick<Payment, 'method' | 'reference' | 'notWithheld'> {
  /** All that came in. */
  received: number
  /** What of it pays the invoice. */
  amount: number
  paidOn: Day
}

/** The payments of an invoice as its card lists them, the newest first. */
export function toPaymentRows({ payments, currency }: Pick<Invoice, 'payments' | 'currency'>): PaymentRow[] {
  const money = (amount: number) => formatMoney(amount, currency)
  return payments.toReversed().map((payment) => {
    const { id, amount, credited, paidOn, method, reference, notWithheld, creditNoteId } = payment
    const received = toNumber(sum([amount, credited]))
    return {
      id,
      amount: money(received),
      paidOn: formatDayInline(paidOn),
      how: [PAYMENT_SOURCES[method], reference].filter(Boolean).join(creditNoteId === undefined ? ', ' : ' '),
      note: creditNoteId === undefined ? null : `/invoices/${creditNoteId}`,
      parts: credited > 0 ? { paid: money(amount), credited: money(credited) } : null,
      stored: { received, amount, paidOn, method, reference, ...(notWithheld && { notWithheld }) },
    }
  })
}

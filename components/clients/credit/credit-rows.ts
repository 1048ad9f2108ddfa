import type { CreditEntry } from '@/lib/documents/client-credit/credit-response'
import type { PaymentKind } from '@/lib/documents/payments/types'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'

/** Entry of a client's credit, prepared for display. */
export interface CreditRow {
  id: number
  event: CreditEvent
  /** Document it came from or was used on; its number and path are null if it has been deleted. */
  document: { number: string | null; href: string | null } | null
  /** Formatted date. */
  date: string
  /** Method of a refund. */
  method: PaymentKind | null
  note: string | null
  /** With its sign: +£20.00, −£15.00. */
  amount: string
  isGain: boolean
  /** Amount of a refund that can be removed; null for other entries. */
  refund: string | null
}

type CreditEvent =
  | 'overpaid'
  | 'credited'
  | 'creditedBy'
  | 'used'
  | 'refunded'
  | 'refundRemoved'
  | 'takenBack'
  | 'paymentChanged'

/** Formats the history of a client's credit. */
export const toCreditRows = (entries: CreditEntry[], formats: InterfaceFormats): CreditRow[] =>
  entries.map((entry) => {
    const { id, kind, currency, amount, day, invoiceId, invoiceNumber, method, note, isReversed } = entry
    const text = formats.money(Math.abs(amount), currency)
    return {
      id,
      event: getEvent(entry),
      document: toDocumentLink(invoiceId, invoiceNumber),
      date: formats.inlineDay(day),
      method,
      note,
      amount: `${amount > 0 ? '+' : '−'}${text}`,
      isGain: amount > 0,
      refund: kind === 'REFUNDED' && !isReversed ? text : null,
    }
  })

function getEvent({ kind, invoiceId, paymentId, reversesId }: CreditEntry): CreditEvent {
  if (reversesId !== null) return 'refundRemoved'
  switch (kind) {
    case 'OVERPAID':
      return 'overpaid'
    case 'CREDITED':
      return invoiceId === null ? 'credited' : 'creditedBy'
    case 'USED':
      return 'used'
    case 'REFUNDED':
      return 'refunded'
    case 'REVERSED':
      return paymentId === null ? 'takenBack' : 'paymentChanged'
  }
}

function toDocumentLink(id: number | null, number: string | null): CreditRow['document'] {
  if (id === null) return null
  return { number, href: number === null ? null : `/invoices/${id}` }
}

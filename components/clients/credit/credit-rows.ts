import { formatDayInline } from '@/lib/core/dates'
import { formatMoney } from '@/lib/core/money'
import type { CreditEntry } from '@/lib/documents/client-credit/credit-response'
import { PAYMENT_KIND_LABELS } from '@/lib/documents/payments/types'

/** Entry of a client's credit, formatted as text. */
export interface CreditRow {
  id: number
  /** "Overpaid", "Used". */
  description: string
  /** Document it came from or was used on, if that still exists. */
  document: { number: string; href: string } | null
  /** Date, method and note. */
  details: string
  /** With its sign: +£20.00, −£15.00. */
  amount: string
  isGain: boolean
  /** Amount of a refund that can be removed; null for other entries. */
  refund: string | null
}

const KIND_LABELS: Record<CreditEntry['kind'], string> = {
  OVERPAID: 'Overpaid on',
  CREDITED: 'Credited',
  USED: 'Used on',
  REFUNDED: 'Refunded',
  REVERSED: 'Reversed',
}

/** Formats the history of a client's credit. */
export const toCreditRows = (entries: CreditEntry[]): CreditRow[] =>
  entries.map(({ id, kind, currency, amount, day, invoiceId, invoiceNumber, method, note, ...entry }) => {
    const text = formatMoney(Math.abs(amount), currency)
    const isTakenBack = entry.reversesId !== null
    const isReversed = kind === 'REVERSED' && !isTakenBack
    return {
      id,
      description: isTakenBack
        ? 'Refund removed'
        : isReversed
          ? entry.paymentId === null
            ? 'Taken back with'
            : 'Payment changed or removed on'
          : KIND_LABELS[kind] + (invoiceId !== null && kind === 'CREDITED' ? ' by' : ''),
      document: toDocumentLink(invoiceId, invoiceNumber),
      details: [formatDayInline(day), method && PAYMENT_KIND_LABELS[method], note]
        .filter(Boolean)
        .join(' · '),
      amount: `${amount > 0 ? '+' : '−'}${text}`,
      isGain: amount > 0,
      refund: kind === 'REFUNDED' && !entry.isReversed ? text : null,
    }
  })

function toDocumentLink(id: number | null, number: string | null): CreditRow['document'] {
  if (id === null) return null
  return number === null ? { number: 'a deleted invoice', href: '' } : { number, href: `/invoices/${id}` }
}

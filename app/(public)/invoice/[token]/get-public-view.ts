import 'server-only'
import { cache } from 'react'
import { isAccepted } from '@/lib/documents/lifecycle/kinds'
import { findOrNull } from '@/lib/platform/http/page'
import { isQuoteExpired } from '@/lib/documents/payment-status/payment-status'
import type { Invoice } from '@/lib/documents/types'
import type { Day } from '@/lib/core/dates'
import { isAnswerable } from '@/lib/public-links/answer-quote'
import { getSharedInvoice } from '@/lib/public-links/shared-invoice'
import { loadDocumentView } from '@/lib/documents/view/load-document-view'
import { listReceiptPayments } from '@/lib/documents/view/receipt-view'
import { interpolate } from '@/lib/i18n/texts'
import { getDocumentMessages, type Messages } from '@/lib/i18n/get-messages'

/** State of the answer to a quote: can be given, too late, or already given. */
export type AnswerState =
  | { state: 'open' }
  | { state: 'expired'; text: string }
  | { state: 'answered'; text: string; note: string | null; thanks: string }

/**
 * Loads a public link's invoice, its page's texts, and the receipt's label if there is one. Cached per request; no
 * other data of the invoice leaves the server.
 */
export const getPublicView = cache((token: string) =>
  findOrNull(async () => {
    const { businessId, invoice, today } = await getSharedInvoice(token)
    const messages = getDocumentMessages(invoice)
    const { page: words, receipt } = messages
    const receiptLabel = listReceiptPayments(invoice).length > 0 ? receipt.kind : null
    const answering = findAnswerState(invoice, today, messages)
    const view = await loadDocumentView({ businessId }, invoice, { today })
    return { view, words, receiptLabel, answering }
  }),
)

/**
 * Returns null for documents without an answer, and for quotes answered by the seller: the document itself shows their
 * status.
 */
function findAnswerState(invoice: Invoice, today: Day, { page, document }: Messages): AnswerState | null {
  const { answer: words } = page
  const { answer, dueDate } = invoice
  const day = document.formatters.proseDay
  const seller = invoice.seller.name ?? ''
  if (isAnswerable(invoice, today)) return { state: 'open' }
  if (isQuoteExpired(invoice, today))
    return { state: 'expired', text: interpolate(words.expired, { day: day(dueDate), seller }) }
  if (!answer?.by) return null
  return {
    state: 'answered',
    text: interpolate(isAccepted(invoice) ? words.accepted : words.declined, {
      name: answer.by,
      day: day(answer.day),
    }),
    note: answer.note,
    thanks: interpolate(words.thanks, { seller }),
  }
}

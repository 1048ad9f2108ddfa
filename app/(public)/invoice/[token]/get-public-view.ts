import 'server-only'
import { cache } from 'react'
import { isAccepted } from '@/lib/documents/lifecycle/kinds'
import { findOrNull } from '@/lib/platform/http/page'
import { isQuoteExpired } from '@/lib/documents/payment-status/payment-status'
import type { Invoice } from '@/lib/documents/types'
import type { Day } from '@/lib/core/dates'
import { isAnswerable } from '@/lib/public-links/answer-quote'
import { getSharedInvoice } from '@/lib/public-links/shared-invoice'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { listReceiptPayments } from '@/lib/documents/view/receipt-view'
import { interpolate } from '@/lib/i18n/interpolate'
import { getMessages, type Messages } from '@/lib/i18n/get-messages'

/** How the answer to a quote stands: it can be given, its last day has passed, or somebody gave it. */
export type AnswerState =
  | { state: 'open' }
  | { state: 'expired'; text: string }
  | { state: 'answered'; text: string; note: string | null; thanks: string }

/**
 * The link's invoice as it is drawn, the words around it, and what its receipt is called where there is one; read once a request; nothing
 * else of it leaves the server.
 */
export const getPublicView = cache((token: string) =>
  findOrNull(async () => {
    const { invoice, today } = await getSharedInvoice(token)
    const speech = getMessages(invoice.seller)
    const { page: words, receipt } = speech
    const receiptLabel = listReceiptPayments(invoice).length > 0 ? receipt.kind : null
    const answering = findAnswerState(invoice, today, speech)
    return { view: createDocumentView(invoice, { today }), words, receiptLabel, answering }
  }),
)

/** Null for what nobody is asked about, and for what its seller answered himself: the sheet says how that stands. */
function findAnswerState(invoice: Invoice, today: Day, { page, document }: Messages): AnswerState | null {
  const { answer: words } = page
  const { answer, dueDate } = invoice
  const day = document.writing.proseDay
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

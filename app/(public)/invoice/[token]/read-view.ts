import 'server-only'
import { cache } from 'react'
import { isAccepted } from '@/lib/documents/lifecycle/kinds'
import { orNull } from '@/lib/platform/http/page'
import { isExpired } from '@/lib/documents/standing'
import type { Invoice } from '@/lib/documents/types'
import type { Day } from '@/lib/kernel/dates'
import { isAnswerable } from '@/lib/sharing/answer'
import { getSharedInvoice } from '@/lib/sharing/public'
import { documentView } from '@/lib/render/document-view'
import { receiptedPayments } from '@/lib/render/receipt'
import { fill } from '@/lib/words/fill'
import { speechOf, type Speech } from '@/lib/words/speech/speech'

/** How the answer to a quote stands: it can be given, its last day has passed, or somebody gave it. */
export type Answering =
  | { state: 'open' }
  | { state: 'expired'; text: string }
  | { state: 'answered'; text: string; note: string | null; thanks: string }

/**
 * The link's invoice as it is drawn, the words around it, and what its receipt is called where there is one; read once a request; nothing
 * else of it leaves the server.
 */
export const readView = cache((token: string) =>
  orNull(async () => {
    const { invoice, today } = await getSharedInvoice(token)
    const speech = speechOf(invoice.seller)
    const { page: words, receipt } = speech
    const receiptLabel = receiptedPayments(invoice).length > 0 ? receipt.kind : null
    const answering = answeringOf(invoice, today, speech)
    return { view: documentView(invoice, { today }), words, receiptLabel, answering }
  }),
)

/** Null for what nobody is asked about, and for what its seller answered himself: the sheet says how that stands. */
function answeringOf(invoice: Invoice, today: Day, { page, document }: Speech): Answering | null {
  const { answer: words } = page
  const { answer, dueDate } = invoice
  const day = document.writing.proseDay
  const seller = invoice.seller.name ?? ''
  if (isAnswerable(invoice, today)) return { state: 'open' }
  if (isExpired(invoice, today))
    return { state: 'expired', text: fill(words.expired, { day: day(dueDate), seller }) }
  if (!answer?.by) return null
  return {
    state: 'answered',
    text: fill(isAccepted(invoice) ? words.accepted : words.declined, {
      name: answer.by,
      day: day(answer.day),
    }),
    note: answer.note,
    thanks: fill(words.thanks, { seller }),
  }
}

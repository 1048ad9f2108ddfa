import 'server-only'
import { cache } from 'react'
import { orNull } from '@/lib/platform/http/page'
import { getSharedInvoice } from '@/lib/sharing/public'
import { documentView } from '@/lib/render/document-view'
import { receiptedPayments } from '@/lib/render/receipt'
import { speechOf } from '@/lib/words/speech/speech'

/**
 * The link's invoice as it is drawn, the words around it, and what its receipt is called where there is one; read once a request; nothing
 * else of it leaves the server.
 */
export const readView = cache((token: string) =>
  orNull(async () => {
    const { invoice, today } = await getSharedInvoice(token)
    const { page: words, receipt } = speechOf(invoice.seller)
    const receiptLabel = receiptedPayments(invoice).length > 0 ? receipt.kind : null
    return { view: documentView(invoice, { today }), words, receiptLabel }
  }),
)

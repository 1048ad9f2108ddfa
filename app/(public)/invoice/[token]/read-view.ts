import 'server-only'
import { cache } from 'react'
import { orNull } from '@/lib/platform/http/page'
import { getSharedInvoice } from '@/lib/sharing/public'
import { documentView } from '@/lib/render/document-view'
import { speechOf } from '@/lib/words/speech/speech'

/** The link's invoice as it is drawn, and the words around it, read once a request; nothing else of it leaves the server. */
export const readView = cache((token: string) =>
  orNull(async () => {
    const { invoice, today } = await getSharedInvoice(token)
    return { view: documentView(invoice, { today }), words: speechOf(invoice.seller).page }
  }),
)

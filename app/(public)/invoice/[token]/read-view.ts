import 'server-only'
import { cache } from 'react'
import { orNull } from '@/lib/platform/http/page'
import { getSharedInvoice } from '@/lib/sharing/public'
import { receiptedPayments } from '@/lib/render/receipt'
import { invoiceView } from '@/lib/render/view'

/** The link's invoice as it is drawn, and whether there is a receipt for it; read once a request; nothing else of it leaves the server. */
export const readView = cache((token: string) =>
  orNull(async () => {
    const { invoice, today } = await getSharedInvoice(token)
    return { view: invoiceView(invoice, { today }), hasReceipt: receiptedPayments(invoice).length > 0 }
  }),
)

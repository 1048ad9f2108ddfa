import 'server-only'
import { cache } from 'react'
import { orNull } from '@/lib/http/page'
import { getSharedInvoice } from '@/lib/invoices/public'
import { invoiceView } from '@/lib/invoices/view'

/** The link's invoice as it is drawn, read once a request; nothing else of it leaves the server. */
export const readView = cache((token: string) =>
  orNull(async () => {
    const { invoice, today } = await getSharedInvoice(token)
    return invoiceView(invoice, { today })
  }),
)

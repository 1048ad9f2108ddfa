import * as api from '@/lib/api/definitions/pdfs'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { pdfResponse } from '@/lib/platform/http/download'
import { getSharedInvoice } from '@/lib/public-links/shared-invoice'
import { listReceiptPayments, formatReceiptName, createReceiptView } from '@/lib/documents/view/receipt-view'
import { renderInvoicePdf } from '@/lib/documents/pdf/render'
import { notFound } from '@/lib/i18n/errors'

/**
 * The client's receipt, once everything is paid. The link is the permission; search engines must not index the
 * response.
 */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getPublicReceipt, async ({ params, request, query }) => {
    const { businessId, invoice, today } = await getSharedInvoice(params.token)
    const payments = listReceiptPayments(invoice)
    if (payments.length === 0) throw notFound('invoice')
    const view = createReceiptView(invoice, payments, { today })
    const pdf = await renderInvoicePdf(view, payments.at(-1)!.paidOn, { use: 'link', id: businessId })
    const response = await pdfResponse(request, pdf, formatReceiptName(invoice, payments), query)
    response.headers.set('X-Robots-Tag', 'noindex, nofollow')
    return response
  }),
)

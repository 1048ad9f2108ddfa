import * as payments from '@/lib/api/definitions/payments'
import * as api from '@/lib/api/definitions/pdfs'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { sendReceipt } from '@/lib/invoicing/payments/send-receipt'
import { todayIn } from '@/lib/core/dates'
import { pdfResponse } from '@/lib/platform/http/download'
import { getInvoice } from '@/lib/documents/queries'
import { formatReceiptName, createReceiptView } from '@/lib/documents/view/receipt-view'
import { renderInvoicePdf } from '@/lib/documents/pdf/render'
import { notFound } from '@/lib/i18n/errors'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getReceipt, async ({ actor, params, request, query }) => {
    const invoice = await getInvoice(actor, params.id)
    const payments = invoice.payments.filter(({ id }) => id === params.paymentId)
    if (payments.length === 0) throw notFound('payment')
    const view = createReceiptView(invoice, payments, { today: todayIn(actor.timeZone) })
    const pdf = await renderInvoicePdf(view, payments[0]!.paidOn, { use: 'business', id: actor.businessId })
    return pdfResponse(request, pdf, formatReceiptName(invoice, payments), query)
  }),
  serve(payments.sendReceipt, ({ actor, params: { id, paymentId } }) => sendReceipt(actor, id, paymentId)),
)

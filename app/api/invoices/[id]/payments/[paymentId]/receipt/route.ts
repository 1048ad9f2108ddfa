import * as payments from '@/lib/api/definitions/payments'
import * as api from '@/lib/api/definitions/pdfs'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { sendReceipt } from '@/lib/actions/payments/queue-receipt'
import { todayIn } from '@/lib/kernel/dates'
import { pdfResponse } from '@/lib/platform/http/download'
import { getInvoice } from '@/lib/documents/queries'
import { formatReceiptName, createReceiptView } from '@/lib/render/receipt'
import { renderInvoicePdf } from '@/lib/render/pdf/render'
import { notFound } from '@/lib/words/errors'

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

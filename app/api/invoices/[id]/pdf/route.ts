import { todayIn } from '@/lib/dates'
import { pdfResponse } from '@/lib/http/download'
import { refuseAllBut } from '@/lib/http/methods'
import { parseId, withUser } from '@/lib/http/server'
import { getInvoice } from '@/lib/invoices/queries'
import { invoiceView } from '@/lib/invoices/view'
import { invoicePdf } from '@/lib/pdf/render'

export const GET = withUser(async ({ user, params, request }) => {
  const invoice = await getInvoice(user.id, parseId(params.id, 'Invoice'))
  const view = invoiceView(invoice, { today: todayIn(user.timeZone) })
  const pdf = await invoicePdf(view, invoice.issueDate, `user ${user.id}`)
  return pdfResponse(request, pdf, `Invoice-${invoice.invoiceNumber}.pdf`)
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')

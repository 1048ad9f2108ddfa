import { todayIn } from '@/lib/kernel/dates'
import { pdfResponse } from '@/lib/platform/http/download'
import { refuseAllBut } from '@/lib/api/methods'
import { parseId, withUser } from '@/lib/api/server'
import { getInvoice } from '@/lib/documents/queries'
import { invoiceView } from '@/lib/render/view'
import { invoicePdf } from '@/lib/render/pdf/render'

export const GET = withUser(async ({ user, params, request }) => {
  const invoice = await getInvoice(user.id, parseId(params.id, 'Invoice'))
  const view = invoiceView(invoice, { today: todayIn(user.timeZone) })
  const pdf = await invoicePdf(view, invoice.issueDate, `user ${user.id}`)
  return pdfResponse(request, pdf, `Invoice-${invoice.invoiceNumber}.pdf`)
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')

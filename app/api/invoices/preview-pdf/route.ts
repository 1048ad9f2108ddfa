import { getBillTo } from '@/lib/clients/queries'
import { todayIn } from '@/lib/dates'
import { pdfResponse } from '@/lib/http/download'
import { refuseAllBut } from '@/lib/http/methods'
import { parseJson, withUser } from '@/lib/http/server'
import { getSeller } from '@/lib/invoices/queries'
import { invoiceView } from '@/lib/invoices/view'
import { previewSchema, previewSource } from '@/lib/pdf/preview'
import { invoicePdf } from '@/lib/pdf/render'

/** The create form as it stands, as a PDF. Stores nothing. */
export const POST = withUser(async ({ user, request }) => {
  const input = await parseJson(request, previewSchema)
  const client = input.clientId ? await getBillTo(user.id, input.clientId) : null
  const source = previewSource(input, await getSeller(user.id), client)
  const view = invoiceView(source, { today: todayIn(user.timeZone), audience: 'preview' })
  const pdf = await invoicePdf(view, input.issueDate, `user ${user.id}`)
  return pdfResponse(request, pdf, `${view.title.replace(' ', '-')}.pdf`)
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

import { getBillTo } from '@/lib/parties/queries'
import { todayIn } from '@/lib/kernel/dates'
import { pdfResponse } from '@/lib/platform/http/download'
import { refuseAllBut } from '@/lib/api/methods'
import { parseJson, withUser } from '@/lib/api/server'
import { getSeller } from '@/lib/documents/queries'
import { invoiceView } from '@/lib/render/view'
import { previewSchema, previewSource } from '@/lib/render/pdf/preview'
import { invoicePdf } from '@/lib/render/pdf/render'

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

import { countAttempt } from '@/lib/platform/limits/limits'
import { todayIn } from '@/lib/kernel/dates'
import { clientNetwork } from '@/lib/platform/http/address'
import { pdfResponse } from '@/lib/platform/http/download'
import { refuseAllBut } from '@/lib/api/methods'
import { parseJson, publicRoute } from '@/lib/api/server'
import { invoiceView } from '@/lib/render/view'
import { invoicePdf } from '@/lib/render/pdf/render'
import { triedSchema, triedSource } from '@/lib/tried/schema'

/** The sheet of the landing page as a PDF, for anybody. Stores nothing. */
export const POST = publicRoute(async ({ request }) => {
  const address = clientNetwork(request.headers)
  await countAttempt('preview:address', address)
  const source = triedSource(await parseJson(request, triedSchema))
  const view = invoiceView(source, { today: todayIn('UTC') })
  const pdf = await invoicePdf(view, source.issueDate, `visitor ${address}`)
  return pdfResponse(request, pdf, `${view.title.replace(' ', '-')}.pdf`)
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

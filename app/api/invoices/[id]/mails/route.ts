import { refuseAllBut } from '@/lib/api/methods'
import { json, parseId, parseJson, withUser } from '@/lib/api/server'
import { sendInvoice } from '@/lib/actions/mail/send-invoice'
import { listInvoiceMails } from '@/lib/delivery/queries'
import { sendSchema } from '@/lib/delivery/schema'

export const GET = withUser(async ({ user, params }) =>
  json(await listInvoiceMails(user.id, parseId(params.id, 'Invoice'))),
)

/** Queues the mail; it goes out right after the answer. */
export const POST = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const input = await parseJson(request, sendSchema)
  const mail = await sendInvoice(user.id, id, input)
  return json(mail, 202)
})

export const { PUT, PATCH, DELETE } = refuseAllBut('GET', 'POST')

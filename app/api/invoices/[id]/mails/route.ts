import { refuseAllBut } from '@/lib/http/methods'
import { json, parseId, parseJson, withUser } from '@/lib/http/server'
import { sendInvoice } from '@/lib/outbox/mutations'
import { listInvoiceMails } from '@/lib/outbox/queries'
import { sendSchema } from '@/lib/outbox/schema'

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

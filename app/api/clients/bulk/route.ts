import { changeClients } from '@/lib/clients/mutations'
import { clientBulkSchema } from '@/lib/clients/schema'
import { refuseAllBut } from '@/lib/http/methods'
import { json, parseJson, withUser } from '@/lib/http/server'

export const POST = withUser(async ({ user, request }) =>
  json({ results: await changeClients(user.id, await parseJson(request, clientBulkSchema)) }),
)

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

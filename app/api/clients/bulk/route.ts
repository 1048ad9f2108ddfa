import { changeClients } from '@/lib/parties/mutations'
import { clientBulkSchema } from '@/lib/parties/schema'
import { refuseAllBut } from '@/lib/api/methods'
import { json, parseJson, withUser } from '@/lib/api/server'

export const POST = withUser(async ({ user, request }) =>
  json({ results: await changeClients(user.id, await parseJson(request, clientBulkSchema)) }),
)

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

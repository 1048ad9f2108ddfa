import { changeClients } from '@/lib/clients/mutations'
import { clientBulkSchema } from '@/lib/clients/schema'
import { json, parseJson, withUser } from '@/lib/http/server'

export const POST = withUser(async ({ user, request }) =>
  json({ results: await changeClients(user.id, await parseJson(request, clientBulkSchema)) }),
)

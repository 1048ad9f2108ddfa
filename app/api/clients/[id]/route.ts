import { deleteClient, updateClient } from '@/lib/clients/mutations'
import { getClient } from '@/lib/clients/queries'
import { clientSchema } from '@/lib/clients/schema'
import { refuseAllBut } from '@/lib/http/methods'
import { json, noContent, parseId, parsePatch, withUser } from '@/lib/http/server'

export const GET = withUser(async ({ params, user }) =>
  json(await getClient(user.id, parseId(params.id, 'Client'))),
)

export const PATCH = withUser(async ({ request, params, user }) => {
  const id = parseId(params.id, 'Client')
  return json(await updateClient(user.id, id, await parsePatch(request, clientSchema)))
})

export const DELETE = withUser(async ({ params, user }) => {
  await deleteClient(user.id, parseId(params.id, 'Client'))
  return noContent()
})

export const { POST, PUT } = refuseAllBut('GET', 'PATCH', 'DELETE')

import { deleteClient, updateClient } from '@/lib/parties/mutations'
import { getClient } from '@/lib/parties/queries'
import { clientSchema } from '@/lib/parties/schema'
import { refuseAllBut } from '@/lib/api/methods'
import { json, noContent, parseId, parsePatch, withUser } from '@/lib/api/server'

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

import { parseClientFilter } from '@/lib/parties/filter'
import { listClients } from '@/lib/parties/list'
import { createClient } from '@/lib/parties/mutations'
import { clientSchema } from '@/lib/parties/schema'
import { refuseAllBut } from '@/lib/api/methods'
import { created, json, nextPageHeader, parseJson, withUser } from '@/lib/api/server'

/** An array, by name unless sorted; `?search=`, `?limit=` (100 at most), and the next page in a Link header. */
export const GET = withUser(async ({ request, user }) => {
  const url = new URL(request.url)
  const filter = parseClientFilter(Object.fromEntries(url.searchParams))
  const { clients, next } = await listClients(user.id, filter)
  return json(clients, 200, nextPageHeader(url, next))
})

export const POST = withUser(async ({ request, user }) =>
  created(await createClient(user.id, await parseJson(request, clientSchema))),
)

export const { PUT, PATCH, DELETE } = refuseAllBut('GET', 'POST')

import { parseClientFilter } from '@/lib/clients/filter'
import { createClient } from '@/lib/clients/mutations'
import { listClients } from '@/lib/clients/queries'
import { clientSchema } from '@/lib/clients/schema'
import { created, json, parseJson, withUser } from '@/lib/http/server'

/** An array by name; `?search=`, `?limit=` (100 at most), and the next page in a Link header. */
export const GET = withUser(async ({ request, user }) => {
  const url = new URL(request.url)
  const { clients, next } = await listClients(
    user.id,
    parseClientFilter(Object.fromEntries(url.searchParams)),
  )
  const response = json(clients)
  if (next) {
    url.searchParams.set('after', String(next))
    response.headers.set('Link', `<${url.pathname}?${url.searchParams}>; rel="next"`)
  }
  return response
})

export const POST = withUser(async ({ request, user }) =>
  created(await createClient(user.id, await parseJson(request, clientSchema))),
)

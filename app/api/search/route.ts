import { json, withUser } from '@/lib/http/server'
import { search } from '@/lib/search/queries'

export const GET = withUser(async ({ user, request }) =>
  json(await search(user.id, new URL(request.url).searchParams.get('q') ?? '')),
)

import { refuseAllBut } from '@/lib/http/methods'
import { seriesAction } from '@/lib/http/series-action'
import { json, parseId, withUser } from '@/lib/http/server'

export const POST = withUser(async ({ user, params: { id, action }, request }) =>
  json(await seriesAction(user, async () => parseId(id, 'Series'), { action, request })),
)

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

import { refuseAllBut } from '@/lib/api/methods'
import { seriesAction } from '@/lib/api/series-action'
import { json, parseId, withUser } from '@/lib/api/server'

export const POST = withUser(async ({ user, params: { id, action }, request }) =>
  json(await seriesAction(user, async () => parseId(id, 'Series'), { action, request })),
)

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

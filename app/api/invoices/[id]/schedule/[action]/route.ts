import { refuseAllBut } from '@/lib/api/methods'
import { seriesAction } from '@/lib/api/series-action'
import { json, parseId, withUser } from '@/lib/api/server'
import { seriesIdOf } from '@/lib/series/queries'

export const POST = withUser(async ({ user, params: { id, action }, request }) => {
  const series = () => seriesIdOf(user.id, parseId(id, 'Invoice'))
  return json(await seriesAction(user, series, { action, request }))
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

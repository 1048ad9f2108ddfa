import { refuseAllBut } from '@/lib/http/methods'
import { seriesAction } from '@/lib/http/series-action'
import { json, parseId, withUser } from '@/lib/http/server'
import { seriesIdOf } from '@/lib/recurring/queries'

export const POST = withUser(async ({ user, params: { id, action }, request }) => {
  const series = () => seriesIdOf(user.id, parseId(id, 'Invoice'))
  return json(await seriesAction(user, series, { action, request }))
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

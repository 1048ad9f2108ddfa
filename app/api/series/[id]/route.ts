import { runSeriesSoon } from '@/lib/api/deliver-queued'
import { refuseAllBut } from '@/lib/api/methods'
import { json, parseId, parseJson, withUser } from '@/lib/api/server'
import { getSeries } from '@/lib/series/queries'
import { saveSeries } from '@/lib/actions/series/save-series'
import { seriesSchema } from '@/lib/series/series-schema'

export const GET = withUser(async ({ user, params }) =>
  json(await getSeries(user.id, parseId(params.id, 'Series'))),
)

export const PATCH = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Series')
  const series = await saveSeries(user.id, id, await parseJson(request, seriesSchema))
  runSeriesSoon({ userId: user.id, id })
  return json(series)
})

export const { POST, PUT, DELETE } = refuseAllBut('GET', 'PATCH')

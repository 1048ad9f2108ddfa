import { runSeriesSoon } from '@/lib/http/deliver-queued'
import { refuseAllBut } from '@/lib/http/methods'
import { json, parseId, parseJson, withUser } from '@/lib/http/server'
import { getSeries } from '@/lib/recurring/queries'
import { saveSeries } from '@/lib/recurring/save'
import { seriesSchema } from '@/lib/recurring/series-schema'

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

import * as api from '@/lib/api/definitions/series'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { runSeriesSoon } from '@/lib/api/deliver-queued'
import { getSeries } from '@/lib/series/queries'
import { saveSeries } from '@/lib/actions/series/save-series'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getSeries, ({ user, params }) => getSeries(user.id, params.id)),
  serve(api.saveSeries, async ({ user, params: { id }, body }) => {
    const series = await saveSeries(user.id, id, body)
    runSeriesSoon({ userId: user.id, id })
    return series
  }),
)

import * as api from '@/lib/api/definitions/series'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { runSeriesSoon } from '@/lib/api/deliver-queued'
import { getSeries } from '@/lib/series/queries'
import { saveSeries } from '@/lib/actions/series/save-series'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getSeries, ({ actor, params }) => getSeries(actor, params.id)),
  serve(api.saveSeries, async ({ actor, params: { id }, body }) => {
    const series = await saveSeries(actor, id, body)
    runSeriesSoon({ businessId: actor.businessId, id })
    return series
  }),
)

import * as api from '@/lib/api/definitions/series'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { seriesAction } from '@/lib/api/series-action'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.changeSeries, ({ actor, params: { id, action }, body }) => seriesAction(actor, id, action, body)),
)

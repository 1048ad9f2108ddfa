import * as api from '@/lib/api/definitions/series'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { seriesAction } from '@/lib/api/series-action'
import { seriesIdOf } from '@/lib/series/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.changeSchedule, async ({ actor, params: { id, action }, body }) =>
    seriesAction(actor, await seriesIdOf(actor, id), action, body),
  ),
)

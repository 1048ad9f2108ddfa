import * as api from '@/lib/api/definitions/series'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { runScheduleAction } from '@/lib/api/schedule-action'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.applySeriesAction, ({ actor, params: { id, action }, body }) =>
    runScheduleAction(actor, id, action, body),
  ),
)

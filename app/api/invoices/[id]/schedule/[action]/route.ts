import * as api from '@/lib/api/definitions/series'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { runScheduleAction } from '@/lib/api/schedule-action'
import { getScheduleId } from '@/lib/recurring/schedules/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.applyScheduleAction, async ({ actor, params: { id, action }, body }) =>
    runScheduleAction(actor, await getScheduleId(actor, id), action, body),
  ),
)

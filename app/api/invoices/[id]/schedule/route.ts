import * as api from '@/lib/api/definitions/series'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { runScheduleAfterResponse } from '@/lib/api/schedule-action'
import { updateSchedule } from '@/lib/recurring/runs/schedule-actions'
import { getSchedule, getScheduleId } from '@/lib/recurring/schedules/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getSchedule, async ({ actor, params }) =>
    getSchedule(actor, await getScheduleId(actor, params.id)),
  ),
  serve(api.saveSchedule, async ({ actor, params, body }) => {
    const schedule = await updateSchedule(actor, params.id, body)
    runScheduleAfterResponse({ businessId: actor.businessId, id: schedule.id })
    return schedule
  }),
)

import * as api from '@/lib/api/definitions/series'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { runScheduleAfterResponse } from '@/lib/api/schedule-action'
import { getRecurringSchedule } from '@/lib/recurring/schedules/queries'
import { updateRecurringSchedule } from '@/lib/recurring/runs/update-recurring-schedule'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getSeries, ({ actor, params }) => getRecurringSchedule(actor, params.id)),
  serve(api.saveSeries, async ({ actor, params: { id }, body }) => {
    const series = await updateRecurringSchedule(actor, id, body)
    runScheduleAfterResponse({ businessId: actor.businessId, id })
    return series
  }),
)

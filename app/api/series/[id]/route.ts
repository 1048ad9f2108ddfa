import * as api from '@/lib/api/definitions/series'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { runScheduleSoon } from '@/lib/api/deliver-queued'
import { getRecurringSchedule } from '@/lib/series/queries'
import { updateRecurringSchedule } from '@/lib/actions/series/save-series'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getSeries, ({ actor, params }) => getRecurringSchedule(actor, params.id)),
  serve(api.saveSeries, async ({ actor, params: { id }, body }) => {
    const series = await updateRecurringSchedule(actor, id, body)
    runScheduleSoon({ businessId: actor.businessId, id })
    return series
  }),
)

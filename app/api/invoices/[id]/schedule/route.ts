import * as api from '@/lib/api/definitions/series'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { runSeriesSoon } from '@/lib/api/deliver-queued'
import { saveSchedule } from '@/lib/actions/series/change-series'
import { readSchedule, seriesIdOf } from '@/lib/series/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getSchedule, async ({ actor, params }) =>
    readSchedule(actor, await seriesIdOf(actor, params.id)),
  ),
  serve(api.saveSchedule, async ({ actor, params, body }) => {
    const schedule = await saveSchedule(actor, params.id, body)
    runSeriesSoon({ businessId: actor.businessId, id: schedule.id })
    return schedule
  }),
)

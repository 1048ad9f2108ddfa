import * as api from '@/lib/api/definitions/series'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { runSeriesSoon } from '@/lib/api/deliver-queued'
import { saveSchedule } from '@/lib/actions/series/change-series'
import { readSchedule, seriesIdOf } from '@/lib/series/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getSchedule, async ({ user, params }) =>
    readSchedule(user.id, await seriesIdOf(user.id, params.id)),
  ),
  serve(api.saveSchedule, async ({ user, params, body }) => {
    const schedule = await saveSchedule(user.id, params.id, body)
    runSeriesSoon({ userId: user.id, id: schedule.id })
    return schedule
  }),
)

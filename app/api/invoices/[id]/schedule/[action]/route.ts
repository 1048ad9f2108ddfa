import * as api from '@/lib/api/definitions/series'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { seriesAction } from '@/lib/api/series-action'
import { seriesIdOf } from '@/lib/series/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.changeSchedule, async ({ user, params: { id, action }, body }) =>
    seriesAction({ userId: user.id, id: await seriesIdOf(user.id, id) }, action, body),
  ),
)

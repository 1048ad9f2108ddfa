import { runSeriesSoon } from '@/lib/api/deliver-queued'
import { refuseAllBut } from '@/lib/api/methods'
import { json, parseId, parseJson, withUser } from '@/lib/api/server'
import { saveSchedule } from '@/lib/actions/series/change-series'
import { readSchedule, seriesIdOf } from '@/lib/series/queries'
import { scheduleSchema } from '@/lib/documents/rhythm/schema'

export const GET = withUser(async ({ user, params }) =>
  json(await readSchedule(user.id, await seriesIdOf(user.id, parseId(params.id, 'Invoice')))),
)

export const PATCH = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const schedule = await saveSchedule(user.id, id, await parseJson(request, scheduleSchema))
  runSeriesSoon({ userId: user.id, id: schedule.id })
  return json(schedule)
})

export const { POST, PUT, DELETE } = refuseAllBut('GET', 'PATCH')

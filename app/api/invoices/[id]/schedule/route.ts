import { runSeriesSoon } from '@/lib/http/deliver-queued'
import { refuseAllBut } from '@/lib/http/methods'
import { json, parseId, parseJson, withUser } from '@/lib/http/server'
import { saveSchedule } from '@/lib/recurring/mutations'
import { readSchedule, seriesIdOf } from '@/lib/recurring/queries'
import { scheduleSchema } from '@/lib/recurring/schema'

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

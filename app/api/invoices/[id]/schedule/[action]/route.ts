import { after } from 'next/server'
import { notFound } from '@/lib/errors'
import { json, parseId, parseJson, withUser } from '@/lib/http/server'
import { runOutbox } from '@/lib/outbox/run'
import { changeSchedule } from '@/lib/recurring/mutations'
import { scheduleDaySchema } from '@/lib/recurring/schema'
import { isOfADay, SCHEDULE_ACTIONS } from '@/lib/recurring/types'

export const POST = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const action = SCHEDULE_ACTIONS.find((name) => name === params.action)
  if (!action) throw notFound('Page')
  const named = isOfADay(action) ? (await parseJson(request, scheduleDaySchema)).day : undefined
  const schedule = await changeSchedule(user.id, id, action, named)
  if (action === 'run') after(() => runOutbox())
  return json(schedule)
})

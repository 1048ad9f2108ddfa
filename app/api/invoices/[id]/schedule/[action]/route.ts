import { after } from 'next/server'
import { notFound } from '@/lib/errors'
import { json, parseId, withUser } from '@/lib/http/server'
import { runOutbox } from '@/lib/outbox/run'
import { changeSchedule, SCHEDULE_ACTIONS } from '@/lib/recurring/mutations'

export const POST = withUser(async ({ user, params }) => {
  const id = parseId(params.id, 'Invoice')
  const action = SCHEDULE_ACTIONS.find((name) => name === params.action)
  if (!action) throw notFound('Page')
  const schedule = await changeSchedule(user.id, id, action)
  if (action === 'run') after(() => runOutbox())
  return json(schedule)
})

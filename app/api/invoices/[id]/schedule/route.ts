import { json, parseId, parseJson, withUser } from '@/lib/http/server'
import { saveSchedule } from '@/lib/recurring/mutations'
import { scheduleSchema } from '@/lib/recurring/schema'

export const PATCH = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  return json(await saveSchedule(user.id, id, await parseJson(request, scheduleSchema)))
})

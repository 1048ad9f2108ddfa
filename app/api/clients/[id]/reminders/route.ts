import { refuseAllBut } from '@/lib/http/methods'
import { json, parseId, parseJson, withUser } from '@/lib/http/server'
import { remindClient } from '@/lib/reminders/mutations'
import { reminderSwitchSchema } from '@/lib/reminders/schema'

export const PATCH = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Client')
  const { enabled } = await parseJson(request, reminderSwitchSchema)
  await remindClient(user.id, id, enabled)
  return json({ enabled })
})

export const { GET, POST, PUT, DELETE } = refuseAllBut('PATCH')

import { refuseAllBut } from '@/lib/api/methods'
import { json, parseId, parseJson, withUser } from '@/lib/api/server'
import { remindClient } from '@/lib/reminders/mutations'
import { reminderSwitchSchema } from '@/lib/reminders/schema'

export const PATCH = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Client')
  const { enabled } = await parseJson(request, reminderSwitchSchema)
  await remindClient(user.id, id, enabled)
  return json({ enabled })
})

export const { GET, POST, PUT, DELETE } = refuseAllBut('PATCH')

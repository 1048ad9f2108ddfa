import { json, parseId, parseJson, withUser } from '@/lib/http/server'
import { remindInvoice } from '@/lib/reminders/mutations'
import { reminderSwitchSchema } from '@/lib/reminders/schema'

export const PATCH = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const { enabled } = await parseJson(request, reminderSwitchSchema)
  await remindInvoice(user.id, id, enabled)
  return json({ enabled })
})

import { refuseAllBut } from '@/lib/api/methods'
import { json, parseId, parseJson, withUser } from '@/lib/api/server'
import { remindInvoice } from '@/lib/reminders/mutations'
import { remindSchema, reminderSwitchSchema } from '@/lib/reminders/schema'
import { sendReminder } from '@/lib/actions/reminders/send-reminders'

/** Sends a reminder now. */
export const POST = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const input = await parseJson(request, remindSchema)
  const mail = await sendReminder(user.id, id, input)
  return json(mail, 202)
})

export const PATCH = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const { enabled } = await parseJson(request, reminderSwitchSchema)
  await remindInvoice(user.id, id, enabled)
  return json({ enabled })
})

export const { GET, PUT, DELETE } = refuseAllBut('POST', 'PATCH')

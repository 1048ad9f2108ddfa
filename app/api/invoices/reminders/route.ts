import { refuseAllBut } from '@/lib/api/methods'
import { json, parseJson, withUser } from '@/lib/api/server'
import { remindManySchema } from '@/lib/reminders/schema'
import { sendReminders } from '@/lib/actions/reminders/send-reminders'

/** Sends reminders of many invoices. */
export const POST = withUser(async ({ user, request }) => {
  const input = await parseJson(request, remindManySchema)
  const results = await sendReminders(user.id, input)
  return json({ results })
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

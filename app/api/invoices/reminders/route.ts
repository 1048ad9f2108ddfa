import { refuseAllBut } from '@/lib/http/methods'
import { json, parseJson, withUser } from '@/lib/http/server'
import { remindManySchema } from '@/lib/reminders/schema'
import { sendReminders } from '@/lib/reminders/send'

/** Sends reminders of many invoices. */
export const POST = withUser(async ({ user, request }) => {
  const input = await parseJson(request, remindManySchema)
  const results = await sendReminders(user.id, input)
  return json({ results })
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

import { refuseAllBut } from '@/lib/http/methods'
import { json, parseJson, withUser } from '@/lib/http/server'
import { cancelRemindersSchema } from '@/lib/reminders/schema'
import { cancelReminders } from '@/lib/reminders/send'

/** Takes back the reminders of one request that have not gone out yet. */
export const POST = withUser(async ({ user, request }) =>
  json({ results: await cancelReminders(user.id, await parseJson(request, cancelRemindersSchema)) }),
)

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

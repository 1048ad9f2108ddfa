import { refuseAllBut } from '@/lib/api/methods'
import { json, parseJson, withUser } from '@/lib/api/server'
import { cancelRemindersSchema } from '@/lib/reminders/schema'
import { cancelReminders } from '@/lib/actions/reminders/send-reminders'

/** Takes back the reminders of one request that have not gone out yet. */
export const POST = withUser(async ({ user, request }) =>
  json({ results: await cancelReminders(user.id, await parseJson(request, cancelRemindersSchema)) }),
)

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

import { refuseAllBut } from '@/lib/api/methods'
import { json, parsePatch, withUser } from '@/lib/api/server'
import { saveReminders } from '@/lib/reminders/mutations'
import { getReminders } from '@/lib/reminders/queries'
import { remindersSchema } from '@/lib/reminders/schema'

export const GET = withUser(async ({ user }) => json(await getReminders(user.id)))

export const PATCH = withUser(async ({ user, request }) =>
  json(await saveReminders(user.id, await parsePatch(request, remindersSchema))),
)

export const { POST, PUT, DELETE } = refuseAllBut('GET', 'PATCH')

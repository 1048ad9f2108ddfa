import { refuseAllBut } from '@/lib/api/methods'
import { json, noContent, parseJson, withUser } from '@/lib/api/server'
import { markSeen } from '@/lib/notifications/mutations'
import { listNotifications } from '@/lib/notifications/queries'
import { seenSchema } from '@/lib/notifications/schema'

export const GET = withUser(async ({ user }) => json(await listNotifications(user)))

/** Marks as read what an answer held. */
export const POST = withUser(async ({ user, request }) => {
  await markSeen(user.id, (await parseJson(request, seenSchema)).at)
  return noContent()
})

export const { PUT, PATCH, DELETE } = refuseAllBut('GET', 'POST')

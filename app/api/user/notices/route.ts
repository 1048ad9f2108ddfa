import { refuseAllBut } from '@/lib/api/methods'
import { json, parseJson, withUser } from '@/lib/api/server'
import { getNotices, switchNotice } from '@/lib/business/events/choice'
import { noticeSchema } from '@/lib/notifications/schema'

export const GET = withUser(async ({ user }) => json({ on: await getNotices(user.id) }))

export const PATCH = withUser(async ({ user, request }) => {
  const { notice, isOn } = await parseJson(request, noticeSchema)
  return json({ on: await switchNotice(user.id, notice, isOn) })
})

export const { POST, PUT, DELETE } = refuseAllBut('GET', 'PATCH')

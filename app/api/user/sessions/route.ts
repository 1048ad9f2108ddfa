import { endSessions } from '@/lib/identity/sessions'
import { refuseAllBut } from '@/lib/api/methods'
import { noContent, withSession } from '@/lib/api/server'

/** Signs out everywhere but here. */
export const DELETE = withSession(async ({ user, signed }) => {
  await endSessions(user.id, signed.sessionId)
  return noContent()
})

export const { GET, POST, PUT, PATCH } = refuseAllBut('DELETE')

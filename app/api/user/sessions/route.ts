import { endSessions } from '@/lib/auth/sessions'
import { refuseAllBut } from '@/lib/http/methods'
import { noContent, withSession } from '@/lib/http/server'

/** Signs out everywhere but here. */
export const DELETE = withSession(async ({ user, signed }) => {
  await endSessions(user.id, signed.sessionId)
  return noContent()
})

export const { GET, POST, PUT, PATCH } = refuseAllBut('DELETE')

import { endSessions } from '@/lib/auth/sessions'
import { noContent, withSession } from '@/lib/http/server'

/** Signs out everywhere but here. */
export const DELETE = withSession(async ({ user, signed }) => {
  await endSessions(user.id, signed.sessionId)
  return noContent()
})

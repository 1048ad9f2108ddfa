import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getSession } from '@/lib/api/session'
import { clearSessionCookie } from '@/lib/auth/sessions/session-cookie'
import { endSession } from '@/lib/auth/sessions/sessions'

/** Ends the session, if any, and clears the cookie even without one. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.logOut, async () => {
    const session = await getSession()
    if (session) await endSession(session.sessionId)
    await clearSessionCookie()
    return { message: 'You have been successfully signed out.' }
  }),
)

import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { issueSessionCookie } from '@/lib/api/session'
import { extendSession } from '@/lib/auth/sessions/sessions'
import { forbidden, unauthorized } from '@/lib/i18n/errors'

/** Renews the cookie's session. The body only says which user the browser expects. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.syncSession, async ({ user, session, body: { userId, email } }) => {
    if (String(userId) !== String(user.id) || email.trim().toLowerCase() !== user.email)
      throw forbidden('request.other-person')
    const until = await extendSession(session)
    if (!until) throw unauthorized()
    const expiresAt = await issueSessionCookie(session, until)
    return { userId: user.id, email: user.email, isOnboarded: user.isOnboarded, expiresAt }
  }),
)

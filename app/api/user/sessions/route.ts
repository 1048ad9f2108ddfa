import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { endSessions } from '@/lib/auth/sessions/sessions'

/** Ends every session but the current one. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.endOtherSessions, ({ user, session }) => endSessions(user.id, session.sessionId)),
)

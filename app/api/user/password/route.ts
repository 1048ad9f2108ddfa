import * as api from '@/lib/api/definitions/users'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { changePassword } from '@/lib/auth/accounts/accounts'
import { deliverAccountMailNow } from '@/lib/mail/worker/run-outbox'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.changePassword, async ({ user, session, body }) => {
    await deliverAccountMailNow(await changePassword(user.id, session.sessionId, body))
    return { message: 'Your password has been successfully updated' }
  }),
)

import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { resetPassword } from '@/lib/auth/accounts/accounts'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'
import { clearSessionCookie } from '@/lib/auth/sessions/session-cookie'
import { getClientNetwork } from '@/lib/platform/http/client-address'
import { deliverAccountMailNow } from '@/lib/mail/worker/run-outbox'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.resetPassword, async ({ request, body: { token, password } }) => {
    await consumeAttempt('token:address', getClientNetwork(request.headers))
    await deliverAccountMailNow(await resetPassword(token, password))
    // Every session was ended, so this browser's cookie is useless.
    await clearSessionCookie()
    return { message: 'Your password has been successfully updated' }
  }),
)

import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { resetPassword } from '@/lib/identity/accounts'
import { consumeAttempt } from '@/lib/platform/limits/limits'
import { clearSessionCookie } from '@/lib/identity/session-cookie'
import { getClientNetwork } from '@/lib/platform/http/address'
import { deliverAccountMailNow } from '@/lib/actions/mail/deliver-account-mail'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.resetPassword, async ({ request, body: { token, password } }) => {
    await consumeAttempt('token:address', getClientNetwork(request.headers))
    await deliverAccountMailNow(await resetPassword(token, password))
    // Every session is over, so what this browser still holds names none.
    await clearSessionCookie()
    return { message: 'Your password has been successfully updated' }
  }),
)

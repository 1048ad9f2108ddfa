import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { registerUser } from '@/lib/identity/accounts'
import { consumeAttempt } from '@/lib/platform/limits/limits'
import { createDeviceMark } from '@/lib/identity/registering-browser'
import { getClientNetwork } from '@/lib/platform/http/address'
import { deliverAccountMailNow } from '@/lib/actions/mail/deliver-account-mail'

/** Opens an account and mails the link that verifies its address, and signs this browser in when it is opened here. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.register, async ({ request, body }) => {
    await consumeAttempt('register:address', getClientNetwork(request.headers))
    const mark = createDeviceMark()
    const { user, mailId } = await registerUser(body, mark.hash)
    await mark.keep()
    await deliverAccountMailNow(mailId)
    return user
  }),
)

import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { register } from '@/lib/identity/accounts'
import { countAttempt } from '@/lib/platform/limits/limits'
import { newMark } from '@/lib/identity/registering-browser'
import { clientNetwork } from '@/lib/platform/http/address'
import { deliverNow } from '@/lib/actions/mail/deliver-account-mail'

/** Opens an account and mails the link that verifies its address, and signs this browser in when it is opened here. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.register, async ({ request, body }) => {
    await countAttempt('register:address', clientNetwork(request.headers))
    const mark = newMark()
    const { user, mailId } = await register(body, mark.hash)
    await mark.keep()
    await deliverNow(mailId)
    return user
  }),
)

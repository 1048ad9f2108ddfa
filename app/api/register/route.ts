import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { registerUser } from '@/lib/auth/accounts/accounts'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'
import { createDeviceMark } from '@/lib/auth/trusted-devices/trusted-devices'
import { findBrowserLanguage } from '@/lib/platform/http/browser-language'
import { getClientNetwork } from '@/lib/platform/http/client-address'
import { deliverAccountMailNow } from '@/lib/mail/worker/run-outbox'

/**
 * Creates an account, emails the link that verifies its address, and marks this browser, so that opening the link here
 * signs it in.
 */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.register, async ({ request, body }) => {
    await consumeAttempt('register:address', getClientNetwork(request.headers))
    const mark = createDeviceMark()
    const { user, mailId } = await registerUser(
      { ...body, interfaceLanguage: await findBrowserLanguage() },
      mark.hash,
    )
    await mark.keep()
    await deliverAccountMailNow(mailId)
    return user
  }),
)

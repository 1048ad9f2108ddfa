import * as api from '@/lib/api/definitions/proof'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { renewRecoveryCodes } from '@/lib/identity/two-step'
import { deliverAccountMailNow } from '@/lib/actions/mail/deliver-account-mail'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.renewRecoveryCodes, async ({ user, body }) => {
    const { codes, mailId } = await renewRecoveryCodes(user, body)
    await deliverAccountMailNow(mailId)
    return { codes }
  }),
)

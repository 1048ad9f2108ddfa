import * as api from '@/lib/api/definitions/reauthentication'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { renewRecoveryCodes } from '@/lib/auth/two-step/two-step'
import { deliverAccountMailNow } from '@/lib/mail/worker/run-outbox'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.renewRecoveryCodes, async ({ user, body }) => {
    const { codes, mailId } = await renewRecoveryCodes(user, body)
    await deliverAccountMailNow(mailId)
    return { codes }
  }),
)

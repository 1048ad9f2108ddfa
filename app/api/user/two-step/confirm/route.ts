import * as api from '@/lib/api/definitions/reauthentication'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { confirmTwoStep } from '@/lib/auth/two-step/two-step'
import { deliverAccountMailNow } from '@/lib/mail/worker/run-outbox'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.confirmTwoStep, async ({ user, session, body }) => {
    const { codes, mailId } = await confirmTwoStep(user, body.code, session.sessionId)
    await deliverAccountMailNow(mailId)
    return { codes }
  }),
)

import * as api from '@/lib/api/definitions/reauthentication'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { turnOffTwoStep } from '@/lib/auth/two-step/two-step'
import { deliverAccountMailNow } from '@/lib/mail/worker/run-outbox'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.turnOffTwoStep, async ({ user, body }) =>
    deliverAccountMailNow(await turnOffTwoStep(user, body)),
  ),
)

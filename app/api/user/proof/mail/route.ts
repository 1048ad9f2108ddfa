import * as api from '@/lib/api/definitions/reauthentication'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { createCodeMail } from '@/lib/auth/reauthentication/reauthentication'
import { deliverAccountMail } from '@/lib/mail/worker/run-outbox'

/** Emails a code to a user with neither a password nor two-step sign-in. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.sendReauthenticationCode, async ({ session }) =>
    deliverAccountMail(await createCodeMail(session)),
  ),
)

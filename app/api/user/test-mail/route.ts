import * as api from '@/lib/api/definitions/settings/sender'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'
import { findGmailAccount } from '@/lib/mail/gmail/account'
import { sendTestMail } from '@/lib/mail/sending/sender'

/** Sends an email to the user's own address at once, and returns the result. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.sendTestMail, async ({ user, actor }) => {
    await consumeAttempt('test-mail:account', user.email)
    return sendTestMail(user, await findGmailAccount(actor))
  }),
)

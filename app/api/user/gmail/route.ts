import * as api from '@/lib/api/definitions/settings/sender'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { assertReauthenticated } from '@/lib/auth/reauthentication/reauthentication'
import { startGmailConnection } from '@/lib/mail/gmail/connect-gmail'
import { disconnectGmail, createGmailNotifications } from '@/lib/mail/gmail/mutations'
import { deliverAccountMail } from '@/lib/mail/worker/run-outbox'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  // Returns the URL that the browser has to open to connect Gmail.
  serve(api.connectGmail, async ({ session, actor }) => {
    assertReauthenticated(session)
    const { businessId } = actor
    return { url: await startGmailConnection({ sessionId: session.sessionId, businessId }) }
  }),
  serve(api.disconnectGmail, async ({ actor, session }) => {
    assertReauthenticated(session)
    const outcome = await disconnectGmail(actor)
    for (const mail of await createGmailNotifications(actor, null)) await deliverAccountMail(mail)
    return outcome
  }),
)

import * as api from '@/lib/api/definitions/settings/sender'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { assertReauthenticated } from '@/lib/identity/fresh-proof'
import { startGmailConnection } from '@/lib/actions/gmail/connect'
import { disconnectGmail } from '@/lib/delivery/gmail/mutations'
import { createGmailNotifications } from '@/lib/delivery/gmail/news'
import { deliverAccountMail } from '@/lib/actions/mail/deliver-account-mail'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  // Where the browser has to go to connect Gmail.
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

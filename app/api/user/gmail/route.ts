import * as api from '@/lib/api/definitions/settings/sender'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { requireProof } from '@/lib/identity/fresh-proof'
import { beginConnect } from '@/lib/actions/gmail/connect'
import { disconnectGmail } from '@/lib/delivery/gmail/mutations'
import { gmailNews } from '@/lib/delivery/gmail/news'
import { deliver } from '@/lib/actions/mail/deliver-account-mail'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  // Where the browser has to go to connect Gmail.
  serve(api.connectGmail, async ({ session, actor }) => {
    requireProof(session)
    const { businessId } = actor
    return { url: await beginConnect({ sessionId: session.sessionId, businessId }) }
  }),
  serve(api.disconnectGmail, async ({ actor, session }) => {
    requireProof(session)
    const outcome = await disconnectGmail(actor)
    for (const mail of await gmailNews(actor, null)) await deliver(mail)
    return outcome
  }),
)

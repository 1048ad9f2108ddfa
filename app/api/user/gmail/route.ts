import * as api from '@/lib/api/definitions/sender'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { requireProof } from '@/lib/identity/fresh-proof'
import { beginConnect } from '@/lib/actions/gmail/connect'
import { disconnectGmail } from '@/lib/delivery/gmail/mutations'
import { gmailNews } from '@/lib/delivery/gmail/news'
import { deliver } from '@/lib/actions/mail/deliver-account-mail'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  // Where the browser has to go to connect Gmail.
  serve(api.connectGmail, async ({ signed }) => {
    requireProof(signed)
    return { url: await beginConnect(signed.sessionId) }
  }),
  serve(api.disconnectGmail, async ({ user, signed }) => {
    requireProof(signed)
    const outcome = await disconnectGmail(user.id)
    await deliver(gmailNews(user, null))
    return outcome
  }),
)

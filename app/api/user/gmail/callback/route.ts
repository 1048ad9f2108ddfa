import * as api from '@/lib/api/definitions/settings/sender'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { LEAVING_PATH } from '@/lib/identity/rules/paths'
import { getSession } from '@/lib/api/session'
import { finishConnect } from '@/lib/actions/gmail/connect'
import { gmailNews } from '@/lib/delivery/gmail/news'
import { actorMay } from '@/lib/kernel/access/permissions'
import { redirectTo } from '@/lib/api/answers'
import { deliver } from '@/lib/actions/mail/deliver-account-mail'

const SETTINGS = '/settings?tab=integrations'

/** Where Google sends the browser back to. A person comes here, so every answer leads to a page. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.finishGmail, async ({ query }) => {
    const session = await getSession()
    if (!session?.user.isOnboarded) return redirectTo(`/login?callbackUrl=${encodeURIComponent(SETTINGS)}`)
    if (session.deleteAfter) return redirectTo(LEAVING_PATH)
    const { actor, sessionId } = session
    if (!actor || !actorMay(actor, 'settings')) return redirectTo('/settings')
    const { outcome, address } = await finishConnect(actor, sessionId, query)
    for (const mail of address ? await gmailNews(actor, address) : []) await deliver(mail)
    return redirectTo(`${SETTINGS}&gmail=${outcome}`)
  }),
)

import * as api from '@/lib/api/definitions/settings/sender'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { ACCOUNT_DELETION_PATH } from '@/lib/auth/rules/paths'
import { getSession } from '@/lib/api/session'
import { finishGmailConnection } from '@/lib/mail/gmail/connect-gmail'
import { createGmailNotifications } from '@/lib/mail/gmail/mutations'
import { actorHasPermission } from '@/lib/core/access/permissions'
import { redirectResponse } from '@/lib/api/responses'
import { deliverAccountMail } from '@/lib/mail/worker/run-outbox'

const SETTINGS = '/settings?tab=integrations'

/** Google redirects the browser here, so every response redirects to a page. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.finishGmail, async ({ query }) => {
    const session = await getSession()
    if (!session?.user.isOnboarded)
      return redirectResponse(`/login?callbackUrl=${encodeURIComponent(SETTINGS)}`)
    if (session.deleteAfter) return redirectResponse(ACCOUNT_DELETION_PATH)
    const { actor, sessionId } = session
    if (!actor || !actorHasPermission(actor, 'settings')) return redirectResponse('/settings')
    const { outcome, address } = await finishGmailConnection(actor, sessionId, query)
    for (const mail of address ? await createGmailNotifications(actor, address) : [])
      await deliverAccountMail(mail)
    return redirectResponse(`${SETTINGS}&gmail=${outcome}`)
  }),
)

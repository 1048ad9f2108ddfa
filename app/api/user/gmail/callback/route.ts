import { LEAVING_PATH } from '@/lib/identity/rules/paths'
import { getSigned } from '@/lib/api/session'
import { finishConnect } from '@/lib/actions/gmail/connect'
import { gmailNews } from '@/lib/delivery/gmail/news'
import { deliver } from '@/lib/actions/mail/deliver-account-mail'
import { refuseAllBut } from '@/lib/api/methods'
import { publicRoute, redirectTo } from '@/lib/api/server'

const SETTINGS = '/settings?tab=integrations'

/** Where Google sends the browser back to. A person comes here, so every answer leads to a page. */
export const GET = publicRoute(async ({ request }) => {
  const signed = await getSigned()
  if (!signed?.user.isOnboarded) return redirectTo(`/login?callbackUrl=${encodeURIComponent(SETTINGS)}`)
  if (signed.deleteAfter) return redirectTo(LEAVING_PATH)
  const query = new URL(request.url).searchParams
  const { user, sessionId } = signed
  const { outcome, address } = await finishConnect(user.id, sessionId, query)
  if (address) await deliver(gmailNews(user, address))
  return redirectTo(`${SETTINGS}&gmail=${outcome}`)
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')

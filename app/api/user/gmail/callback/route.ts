import { getSigned } from '@/lib/auth/session'
import { finishConnect } from '@/lib/gmail/connect'
import { publicRoute, redirectTo } from '@/lib/http/server'

const SETTINGS = '/settings?tab=integrations'

/** Where Google sends the browser back to. A person comes here, so every answer leads to a page. */
export const GET = publicRoute(async ({ request }) => {
  const signed = await getSigned()
  if (!signed?.user.isOnboarded) return redirectTo(`/login?callbackUrl=${encodeURIComponent(SETTINGS)}`)
  const query = new URL(request.url).searchParams
  return redirectTo(`${SETTINGS}&gmail=${await finishConnect(signed.user.id, signed.sessionId, query)}`)
})

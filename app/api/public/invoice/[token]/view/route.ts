import { countAttempt } from '@/lib/auth/limits'
import { getCurrentUser } from '@/lib/auth/session'
import { clientNetwork } from '@/lib/http/address'
import { refuseAllBut } from '@/lib/http/methods'
import { isPerson } from '@/lib/http/person'
import { noContent, publicRoute } from '@/lib/http/server'
import { recordView } from '@/lib/invoices/views'

/** Called by the public page once somebody has looked at it for a moment. */
export const POST = publicRoute(async ({ params, request }) => {
  await countAttempt('view:address', clientNetwork(request.headers))
  if (isPerson(request.headers)) await recordView(params.token ?? '', (await getCurrentUser())?.id ?? null)
  return noContent()
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

import { countAttempt } from '@/lib/platform/limits/limits'
import { getCurrentUser } from '@/lib/api/session'
import { clientNetwork } from '@/lib/platform/http/address'
import { refuseAllBut } from '@/lib/api/methods'
import { isPerson } from '@/lib/platform/http/person'
import { noContent, publicRoute } from '@/lib/api/server'
import { recordView } from '@/lib/sharing/count-views'

/** Called by the public page once somebody has looked at it for a moment. */
export const POST = publicRoute(async ({ params, request }) => {
  await countAttempt('view:address', clientNetwork(request.headers))
  if (isPerson(request.headers)) await recordView(params.token ?? '', (await getCurrentUser())?.id ?? null)
  return noContent()
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

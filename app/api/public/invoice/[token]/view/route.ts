import * as api from '@/lib/api/definitions/links'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'
import { getCurrentUser } from '@/lib/api/session'
import { getClientNetwork } from '@/lib/platform/http/client-address'
import { isHumanVisitor } from '@/lib/platform/http/is-person'
import { recordView } from '@/lib/public-links/link-views'

/** Called by the public page once it has been visible for a moment. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.recordView, async ({ params, request }) => {
    await consumeAttempt('view:address', getClientNetwork(request.headers))
    if (isHumanVisitor(request.headers)) await recordView(params.token, (await getCurrentUser())?.id ?? null)
  }),
)

import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { signInByLink } from '@/lib/auth/sign-in/complete-sign-in'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'
import { getClientNetwork } from '@/lib/platform/http/client-address'

/** Verifies an address by its link, and signs in whoever chose the password. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.verifyEmail, async ({ request, body }) => {
    await consumeAttempt('token:address', getClientNetwork(request.headers))
    return signInByLink(body)
  }),
)

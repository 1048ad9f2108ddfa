import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { enterByLink } from '@/lib/actions/sign-in/enter'
import { countAttempt } from '@/lib/platform/limits/limits'
import { clientNetwork } from '@/lib/platform/http/address'

/** Verifies an address by its link for whoever chose the password, and signs them in. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.verifyEmail, async ({ request, body }) => {
    await countAttempt('token:address', clientNetwork(request.headers))
    return enterByLink(body)
  }),
)

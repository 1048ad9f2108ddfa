import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { requestReset } from '@/lib/auth/accounts/accounts'
import { respondInConstantTime } from '@/lib/api/sign-in/constant-time-response'

/** Same response whether or not the address has an account. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.forgotPassword, ({ request, body }) =>
    respondInConstantTime(request, body, requestReset, 'Check your email for the password reset link'),
  ),
)

import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { requestVerification } from '@/lib/auth/accounts/accounts'
import { respondInConstantTime } from '@/lib/api/sign-in/constant-time-response'
import { renewDeviceMark } from '@/lib/auth/trusted-devices/trusted-devices'

/** Same response for an unverified, a verified and an unknown address. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(
    api.resendVerification,
    ({ request, body }) =>
      respondInConstantTime(
        request,
        body,
        requestVerification,
        'Please check your email to verify your account',
      ),
    renewDeviceMark,
  ),
)

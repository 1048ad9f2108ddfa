import * as api from '@/lib/api/definitions/reauthentication'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { assertReauthenticated } from '@/lib/auth/reauthentication/reauthentication'
import { beginTwoStep } from '@/lib/auth/two-step/two-step'

/** Starts the set-up; two-step sign-in is enabled once a code is confirmed. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.beginTwoStep, async ({ user, session, body: { password } }) => {
    if (!password) assertReauthenticated(session)
    return beginTwoStep(user, password)
  }),
)

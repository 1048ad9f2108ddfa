import * as api from '@/lib/api/definitions/reauthentication'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { assertReauthenticated } from '@/lib/auth/reauthentication/reauthentication'
import { beginTwoStep } from '@/lib/auth/two-step/two-step'

/** Begins a set-up; two-step sign-in is on once a code of it is confirmed. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.beginTwoStep, async ({ user, session, body: { password } }) => {
    if (!password) assertReauthenticated(session)
    return beginTwoStep(user, password)
  }),
)

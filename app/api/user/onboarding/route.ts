import * as api from '@/lib/api/definitions/users'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { issueSessionCookie } from '@/lib/api/session'
import { finishOnboarding } from '@/lib/business/update-settings'

/** Marks the user as onboarded; the reissued cookie contains that from the next request on. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.finishOnboarding, async ({ session, actor }) => {
    const onboarded = await finishOnboarding(actor)
    await issueSessionCookie({ ...session, user: onboarded })
    return onboarded
  }),
)

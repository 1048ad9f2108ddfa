import * as api from '@/lib/api/definitions/users'
import { jsonResponse } from '@/lib/api/responses'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { saveSettings } from '@/lib/settings/save-settings'

/** Changes the fields that were sent and returns the user. Onboarding saves its steps here, too. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.updateSettings, async ({ body, ...caller }) => {
    const { user, isWaiting } = await saveSettings(caller, body)
    return isWaiting ? jsonResponse(user, 202) : user
  }),
)

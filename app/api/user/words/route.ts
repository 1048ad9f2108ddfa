import * as api from '@/lib/api/definitions/settings/preferences'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { assertReauthenticated } from '@/lib/auth/reauthentication/reauthentication'
import { isBankLabel } from '@/lib/i18n/custom-labels'
import { updateCustomLabels, getCustomLabels } from '@/lib/business/custom-labels'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getCustomLabels, async ({ actor }) => ({ words: await getCustomLabels(actor) })),
  serve(api.updateCustomLabels, async ({ actor, session, body }) => {
    if (Object.keys(body.words).some(isBankLabel)) assertReauthenticated(session)
    return { words: await updateCustomLabels(actor, body) }
  }),
)

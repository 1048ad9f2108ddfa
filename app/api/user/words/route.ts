import * as api from '@/lib/api/definitions/settings/preferences'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { assertReauthenticated } from '@/lib/identity/fresh-proof'
import { isBankLabel } from '@/lib/words/own-words'
import { updateCustomLabels, getCustomLabels } from '@/lib/business/own-words'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getOwnWords, async ({ actor }) => ({ words: await getCustomLabels(actor) })),
  serve(api.changeOwnWords, async ({ actor, session, body }) => {
    if (Object.keys(body.words).some(isBankLabel)) assertReauthenticated(session)
    return { words: await updateCustomLabels(actor, body) }
  }),
)

import * as api from '@/lib/api/definitions/settings/preferences'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { silenceRule } from '@/lib/presend-check/mutations'
import { listSilencedRules } from '@/lib/presend-check/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getSilencedRules, async ({ actor }) => ({ silenced: await listSilencedRules(actor) })),
  serve(api.silenceRule, async ({ actor, body }) => ({ silenced: await silenceRule(actor, body) })),
)

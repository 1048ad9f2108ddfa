import * as api from '@/lib/api/definitions/settings/preferences'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { updateDefaultTexts, getDefaultTexts } from '@/lib/business/default-texts'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getDefaultTexts, ({ actor }) => getDefaultTexts(actor)),
  serve(api.updateDefaultTexts, ({ actor, body }) => updateDefaultTexts(actor, body)),
)

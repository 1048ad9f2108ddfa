import * as api from '@/lib/api/definitions/numbers'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getNumberSequenceSettings } from '@/lib/business/numbering/settings'
import { NUMBERED_KINDS } from '@/lib/business/numbering/numbered-kinds'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listNumberSequences, ({ actor }) =>
    Promise.all(NUMBERED_KINDS.map((kind) => getNumberSequenceSettings(actor, kind))),
  ),
)

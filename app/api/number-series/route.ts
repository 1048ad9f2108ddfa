import * as api from '@/lib/api/definitions/numbers'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getNumberSeries } from '@/lib/business/numbering/settings'
import { SERIES_IN_USE } from '@/lib/documents/lifecycle/numbered'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listNumberSeries, ({ actor }) =>
    Promise.all(SERIES_IN_USE.map((kind) => getNumberSeries(actor, kind))),
  ),
)

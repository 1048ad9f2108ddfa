import * as api from '@/lib/api/definitions/numbers'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getNumber } from '@/lib/reports/numbers/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getNumber, ({ actor, params }) => getNumber(actor, params.id)),
)

import * as api from '@/lib/api/definitions/settings/taxes'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { changeTaxRate, removeTaxRate } from '@/lib/business/taxes/mutations'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.changeTaxRate, ({ actor, params, body }) => changeTaxRate(actor, params.id, body)),
  serve(api.removeTaxRate, ({ actor, params }) => removeTaxRate(actor, params.id)),
)

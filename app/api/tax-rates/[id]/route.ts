import * as api from '@/lib/api/definitions/settings/taxes'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { updateTaxRate, deleteTaxRate } from '@/lib/business/taxes/mutations'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.updateTaxRate, ({ actor, params, body }) => updateTaxRate(actor, params.id, body)),
  serve(api.deleteTaxRate, ({ actor, params }) => deleteTaxRate(actor, params.id)),
)

import * as api from '@/lib/api/definitions/settings/taxes'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { createTaxRate } from '@/lib/business/taxes/mutations'
import { listTaxRates } from '@/lib/business/taxes/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listTaxRates, ({ actor }) => listTaxRates(actor)),
  serve(api.createTaxRate, ({ actor, body }) => createTaxRate(actor, body)),
)

import * as api from '@/lib/api/definitions/invoices'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { listRelated } from '@/lib/documents/quote-billing/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getRelated, ({ actor, params }) => listRelated(actor, params.id)),
)

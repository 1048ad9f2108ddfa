import * as api from '@/lib/api/definitions/links'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getPublicInvoice } from '@/lib/public-links/shared-invoice'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getPublicInvoice, ({ params }) => getPublicInvoice(params.token)),
)

import * as api from '@/lib/api/definitions/invoices'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { checkInvoice } from '@/lib/check/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.checkInvoice, ({ actor, params }) => checkInvoice(actor, params.id)),
)

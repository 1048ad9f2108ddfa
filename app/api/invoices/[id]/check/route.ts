import * as api from '@/lib/api/definitions/invoices'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { runInvoiceCheck } from '@/lib/presend-check/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.checkInvoice, ({ actor, params }) => runInvoiceCheck(actor, params.id)),
)

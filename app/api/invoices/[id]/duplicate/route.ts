import * as api from '@/lib/api/definitions/invoices'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { duplicateInvoice } from '@/lib/invoicing/duplicate-invoice'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.duplicateInvoice, ({ actor, params }) => duplicateInvoice(actor, params.id)),
)

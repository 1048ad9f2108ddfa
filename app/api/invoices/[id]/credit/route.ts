import * as api from '@/lib/api/definitions/invoices'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { creditInvoice } from '@/lib/invoicing/credit-invoice'
import { getCreditable } from '@/lib/documents/credit-notes/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getCreditable, ({ actor, params }) => getCreditable(actor, params.id)),
  serve(api.creditInvoice, ({ actor, params, body }) => creditInvoice(actor, params.id, body)),
)

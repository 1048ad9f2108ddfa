import * as api from '@/lib/api/definitions/invoices'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { duplicateInvoice } from '@/lib/actions/documents/copy-document'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.duplicateInvoice, ({ actor, params }) => duplicateInvoice(actor, params.id)),
)

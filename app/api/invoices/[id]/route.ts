import * as api from '@/lib/api/definitions/invoices'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { updateInvoice } from '@/lib/invoicing/save-invoice'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { getInvoice } from '@/lib/documents/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getInvoice, ({ actor, params }) => getInvoice(actor, params.id)),
  serve(api.updateInvoice, ({ actor, params, body }) => updateInvoice(actor, params.id, body)),
  // The optional reason is recorded.
  serve(api.deleteInvoice, ({ actor, params, body }) => deleteInvoice(actor, params.id, body.reason)),
)

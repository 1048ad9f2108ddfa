import * as api from '@/lib/api/definitions/invoices'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { updateInvoice } from '@/lib/actions/documents/save-document'
import { deleteInvoice } from '@/lib/actions/documents/delete-document'
import { getInvoice } from '@/lib/documents/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getInvoice, ({ user, params }) => getInvoice(user.id, params.id)),
  serve(api.updateInvoice, ({ user, params, body }) => updateInvoice(user.id, params.id, body)),
  // Why may come along, and is kept.
  serve(api.deleteInvoice, ({ user, params, body }) => deleteInvoice(user.id, params.id, body.reason)),
)

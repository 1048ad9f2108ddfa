import * as api from '@/lib/api/definitions/invoices'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { setInvoiceStatus, undoInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.setStatus, ({ actor, params, body: { status, undo } }) =>
    (undo ? undoInvoiceStatus : setInvoiceStatus)(actor, params.id, status),
  ),
)

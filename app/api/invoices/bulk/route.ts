import * as api from '@/lib/api/definitions/invoice-lists'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { bulkUpdateInvoices } from '@/lib/invoicing/bulk-update-invoices'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.bulkUpdateInvoices, async ({ actor, body }) => ({
    results: await bulkUpdateInvoices(actor, body),
  })),
)

import * as api from '@/lib/api/definitions/invoices'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { convertDocument } from '@/lib/invoicing/convert-quote'
import { getConversion } from '@/lib/documents/quote-billing/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getConversion, ({ actor, params }) => getConversion(actor, params.id)),
  serve(api.convertDocument, ({ actor, params, body }) => convertDocument(actor, params.id, body)),
)

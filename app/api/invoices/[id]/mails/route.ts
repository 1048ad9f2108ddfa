import * as api from '@/lib/api/definitions/mails'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { sendInvoice } from '@/lib/mail/invoices/send-invoice'
import { listInvoiceMails } from '@/lib/mail/sending/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listMails, ({ actor, params }) => listInvoiceMails(actor, params.id)),
  // Queues the email, which is sent right after the response.
  serve(api.sendInvoice, ({ actor, params, body }) => sendInvoice(actor, params.id, body)),
)

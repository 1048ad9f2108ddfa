import * as api from '@/lib/api/definitions/mails'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { cancelMail } from '@/lib/mail/sending/queue-mail'
import { resendMail } from '@/lib/mail/invoices/send-invoice'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.resendMail, ({ actor, params: { id, mailId } }) => resendMail(actor, id, mailId)),
  serve(api.cancelMail, ({ actor, params: { id, mailId } }) => cancelMail(actor, id, mailId)),
)

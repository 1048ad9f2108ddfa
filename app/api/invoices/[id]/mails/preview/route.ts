import * as api from '@/lib/api/definitions/mails'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { previewMail } from '@/lib/mail/invoices/mail-draft'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.previewMail, ({ user, actor, params, body }) =>
    previewMail(actor, params.id, body.message, user.timeZone),
  ),
)

import * as api from '@/lib/api/definitions/mails'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { cancelMail } from '@/lib/delivery/queue-mail'
import { sendAgain } from '@/lib/actions/mail/send-invoice'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  // Sends a mail that failed once more.
  serve(api.sendAgain, ({ user, params: { id, mailId } }) => sendAgain(user.id, id, mailId)),
  // Takes back a mail that waits.
  serve(api.cancelMail, ({ user, params: { id, mailId } }) => cancelMail(user.id, id, mailId)),
)

import * as api from '@/lib/api/definitions/reminders'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { remindInvoice } from '@/lib/reminders/mutations'
import { sendReminder } from '@/lib/actions/reminders/send-reminders'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  // Sends a reminder now.
  serve(api.remind, ({ user, params, body }) => sendReminder(user.id, params.id, body)),
  serve(api.switchForInvoice, async ({ user, params, body: { enabled } }) => {
    await remindInvoice(user.id, params.id, enabled)
    return { enabled }
  }),
)

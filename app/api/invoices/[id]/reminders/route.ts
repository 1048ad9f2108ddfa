import * as api from '@/lib/api/definitions/reminders'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { setInvoiceReminders } from '@/lib/reminders/mutations'
import { sendReminder } from '@/lib/reminders/send-reminders'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.sendReminder, ({ actor, params, body }) => sendReminder(actor, params.id, body)),
  serve(api.setInvoiceReminders, async ({ actor, params, body: { enabled } }) => {
    await setInvoiceReminders(actor, params.id, enabled)
    return { enabled }
  }),
)

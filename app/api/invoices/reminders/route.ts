import * as api from '@/lib/api/definitions/reminders'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { sendReminders } from '@/lib/reminders/send-reminders'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.sendReminders, async ({ actor, body }) => ({ results: await sendReminders(actor, body) })),
)

import * as api from '@/lib/api/definitions/reminders'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { cancelReminders } from '@/lib/reminders/send-reminders'

/** Cancels the reminders of one request that have not been sent yet. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.cancelReminders, async ({ actor, body }) => ({ results: await cancelReminders(actor, body) })),
)

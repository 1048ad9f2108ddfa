import * as api from '@/lib/api/definitions/reminders'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { cancelReminders } from '@/lib/reminders/send-reminders'

/** Takes back the reminders of one request that have not gone out yet. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.cancelReminders, async ({ actor, body }) => ({ results: await cancelReminders(actor, body) })),
)

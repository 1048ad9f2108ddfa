import * as api from '@/lib/api/definitions/reminders'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { setClientReminders } from '@/lib/reminders/mutations'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.setClientReminders, async ({ actor, params: { id }, body: { enabled } }) => {
    await setClientReminders(actor, id, enabled)
    return { enabled }
  }),
)

import * as api from '@/lib/api/definitions/reminders'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { updateReminders } from '@/lib/reminders/mutations'
import { getReminders } from '@/lib/reminders/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getReminders, ({ actor }) => getReminders(actor)),
  serve(api.updateReminders, ({ actor, body }) => updateReminders(actor, body)),
)

import * as api from '@/lib/api/definitions/overview'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { markSeen, listNotifications } from '@/lib/notifications/notifications'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listNotifications, ({ actor }) => listNotifications(actor)),
  // Marks everything up to the time of a response as read.
  serve(api.markSeen, ({ actor, body }) => markSeen(actor, body.at)),
)

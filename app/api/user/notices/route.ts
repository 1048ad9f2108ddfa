import * as api from '@/lib/api/definitions/settings/preferences'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { listEnabledNotices, setNotice } from '@/lib/activity/notification-preferences'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listEmailNotifications, async ({ actor }) => ({ on: await listEnabledNotices(actor) })),
  serve(api.setEmailNotification, async ({ actor, body: { notice, isOn } }) => ({
    on: await setNotice(actor, notice, isOn),
  })),
)

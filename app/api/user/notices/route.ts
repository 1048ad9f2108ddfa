import * as api from '@/lib/api/definitions/preferences'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getNotices, switchNotice } from '@/lib/business/events/choice'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getNotices, async ({ user }) => ({ on: await getNotices(user.id) })),
  serve(api.switchNotice, async ({ user, body: { notice, isOn } }) => ({
    on: await switchNotice(user.id, notice, isOn),
  })),
)

import * as api from '@/lib/api/definitions/operation'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { isMailDelayed } from '@/lib/mail/outbox/outage'

/** Reports delayed email, for pages that tell a visitor to look for one. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getMailState, async () => ({ isDelayed: await isMailDelayed() })),
)

import * as api from '@/lib/api/definitions/operation'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'

/** Whether the process answers. Asks nobody else, so that a database that is gone is no reason to restart it. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getHealth, async () => ({ status: 'ok' as const })),
)

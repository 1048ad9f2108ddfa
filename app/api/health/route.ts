import * as api from '@/lib/api/definitions/operation'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'

/** Liveness probe. Doesn't query the database, so that an outage is no reason to restart the process. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getHealth, async () => ({ status: 'ok' as const })),
)

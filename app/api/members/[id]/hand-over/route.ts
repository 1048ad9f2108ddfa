import * as api from '@/lib/api/definitions/people/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { handOver } from '@/lib/business/members/mutations'
import type { UserId } from '@/lib/kernel/access/actor'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.handOver, ({ actor, params, session }) => handOver(actor, params.id as UserId, session)),
)

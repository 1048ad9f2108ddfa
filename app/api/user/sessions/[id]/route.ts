import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { endDevice } from '@/lib/auth/sessions/signed-in-devices'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.endSession, ({ user, params }) => endDevice(user.id, params.id)),
)

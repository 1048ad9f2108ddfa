import * as api from '@/lib/api/definitions/reauthentication'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { reauthenticate, getReauthenticationMethods } from '@/lib/auth/reauthentication/reauthentication'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getReauthenticationMethods, ({ user }) => getReauthenticationMethods(user.id)),
  // Allows this session sensitive changes for some minutes, for the password or a code.
  serve(api.reauthenticate, ({ session, body }) => reauthenticate(session, body)),
)

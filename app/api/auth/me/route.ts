import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'

export const { GET, POST, PUT, PATCH, DELETE } = route(serve(api.getMe, async ({ user }) => user))

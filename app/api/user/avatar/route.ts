import * as api from '@/lib/api/definitions/pictures'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'
import { deleteAvatar, storeAvatar } from '@/lib/platform/storage/picture-uploads'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(
    api.uploadAvatar,
    ({ user, body }) => storeAvatar(user.id, body),
    ({ user }) => consumeAttempt('upload:account', String(user.id)),
  ),
  serve(api.deleteAvatar, ({ user }) => deleteAvatar(user.id)),
)

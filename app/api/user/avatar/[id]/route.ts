import * as api from '@/lib/api/definitions/pictures'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { createPictureResponse } from '@/lib/api/responses'
import { readAvatar } from '@/lib/platform/storage/pictures'

/** The user's own avatar. Cacheable, because a new picture gets a new id. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getAvatar, async ({ user, params }) =>
    createPictureResponse(await readAvatar(user.id, params.id), 'private, max-age=604800, immutable'),
  ),
)

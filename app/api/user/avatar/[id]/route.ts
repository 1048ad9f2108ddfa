import { refuseAllBut } from '@/lib/api/methods'
import { withSession } from '@/lib/api/server'
import { pictureResponse } from '@/lib/api/picture'
import { readAvatar } from '@/lib/platform/storage/avatars'

/** The user's own picture. Another picture has another id, so the user's browser may keep this one. */
export const GET = withSession(async ({ user, params }) =>
  pictureResponse(await readAvatar(user.id, params.id!), 'private, max-age=604800, immutable'),
)

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')

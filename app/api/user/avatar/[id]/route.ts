import { refuseAllBut } from '@/lib/http/methods'
import { withSession } from '@/lib/http/server'
import { pictureResponse } from '@/lib/http/picture'
import { readAvatar } from '@/lib/storage/avatars'

/** The user's own picture. Another picture has another id, so the user's browser may keep this one. */
export const GET = withSession(async ({ user, params }) =>
  pictureResponse(await readAvatar(user.id, params.id!), 'private, max-age=604800, immutable'),
)

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')

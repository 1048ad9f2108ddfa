import { countAttempt } from '@/lib/platform/limits/limits'
import { refuseAllBut } from '@/lib/api/methods'
import { json, noContent, withSession } from '@/lib/api/server'
import { readUpload } from '@/lib/api/upload'
import { removeAvatar, storeAvatar } from '@/lib/platform/storage/avatars'

/** Takes a picture in the multipart field `avatar`, which is the user's own from now on. */
export const POST = withSession(async ({ request, user }) => {
  await countAttempt('upload:account', String(user.id))
  return json(await storeAvatar(user.id, await readUpload(request, 'avatar')))
})

export const DELETE = withSession(async ({ user }) => {
  await removeAvatar(user.id)
  return noContent()
})

export const { GET, PUT, PATCH } = refuseAllBut('POST', 'DELETE')

import { countAttempt } from '@/lib/auth/limits'
import { refuseAllBut } from '@/lib/http/methods'
import { json, withSession } from '@/lib/http/server'
import { readUpload } from '@/lib/http/upload'
import { storeLogo } from '@/lib/storage/logos'

/** Takes a picture in the multipart field `logo` and answers its file reference. */
export const POST = withSession(async ({ request, user }) => {
  await countAttempt('upload:account', String(user.id))
  return json(await storeLogo(user.id, await readUpload(request, 'logo')))
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

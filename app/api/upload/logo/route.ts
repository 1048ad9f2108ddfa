import { countAttempt } from '@/lib/platform/limits/limits'
import { refuseAllBut } from '@/lib/api/methods'
import { json, withSession } from '@/lib/api/server'
import { readUpload } from '@/lib/api/upload'
import { storeLogo } from '@/lib/platform/storage/logos'

/** Takes a picture in the multipart field `logo` and answers its file reference. */
export const POST = withSession(async ({ request, user }) => {
  await countAttempt('upload:account', String(user.id))
  return json(await storeLogo(user.id, await readUpload(request, 'logo')))
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

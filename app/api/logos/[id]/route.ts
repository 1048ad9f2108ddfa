import { refuseAllBut } from '@/lib/http/methods'
import { pictureResponse } from '@/lib/http/picture'
import { publicRoute } from '@/lib/http/server'
import { readLogo } from '@/lib/storage/logos'

/** A logo's picture. What lies under an id never changes, so whoever has it may keep it. */
export const GET = publicRoute(async ({ params }) =>
  pictureResponse(await readLogo(params.id!), 'public, max-age=31536000, immutable'),
)

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')

import { refuseAllBut } from '@/lib/api/methods'
import { pictureResponse } from '@/lib/api/picture'
import { publicRoute } from '@/lib/api/server'
import { readLogo } from '@/lib/platform/storage/logos'

/** A logo's picture. What lies under an id never changes, so whoever has it may keep it. */
export const GET = publicRoute(async ({ params }) =>
  pictureResponse(await readLogo(params.id!), 'public, max-age=31536000, immutable'),
)

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
